import {expect, test} from 'vitest';
import {docAddress} from '../../../src/cli/docAddress';

test.each([
  ['install.mdx', {}, 'install', '/install'],
  ['guides/install.md', {}, 'guides/install', '/guides/install'],
  ['01-guides/02_install.md', {}, 'guides/install', '/guides/install'],
  ['2024-01-15-news.md', {}, '2024-01-15-news', '/2024-01-15-news'],
  ['index.mdx', {}, 'index', '/'],
  ['guides/README.md', {}, 'guides/README', '/guides'],
  ['guides/guides.md', {}, 'guides/guides', '/guides'],
  ['guides/install.md', {id: 'setup'}, 'guides/setup', '/guides/setup'],
  ['guides/install.md', {slug: '/start'}, 'guides/install', '/start'],
  ['guides/install.md', {slug: 'start'}, 'guides/install', '/guides/start'],
  ['guides/install.md', {slug: '/'}, 'guides/install', '/'],
])('%s with %j', (name, frontMatter, id, address) => {
  expect(docAddress(name, frontMatter)).toEqual({id, path: address});
});
