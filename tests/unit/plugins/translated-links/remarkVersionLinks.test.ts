import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import {remarkVersionLinks} from '../../../../src/plugins/translated-links/remarkVersionLinks';

const FILES = [
  'docs/guide/index.md',
  'docs/guide/set up.md',
  'docs/api.mdx',
  'versioned_docs/version-v3/api.md',
];

function linkFrom(page: string, url: string): string {
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'link', url, children: []}]}],
  };
  remarkVersionLinks({isFile: file => FILES.some(name => file === `/home/docs/site/${name}`)})(tree, {
    path: `/home/docs/site/${page}`,
  });
  const [paragraph] = tree.children;
  const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return link?.type === 'link' ? link.url : '';
}

const FRENCH = 'src/i18n/fr/docusaurus-plugin-content-docs/current';

test.each([
  ['docs/tips.mdx', './api.mdx#askai', '/api.mdx#askai'],
  ['docs/v4/askai.mdx', '../api.mdx', '/api.mdx'],
  ['docs/v4/askai.mdx', './askai-api.mdx', '/v4/askai-api.mdx'],
  ['versioned_docs/version-v3/api.mdx', './styling.mdx?tab=a#b', '/styling.mdx?tab=a#b'],
  [`${FRENCH}/v4/askai.mdx`, '../integrations.mdx', '/integrations.mdx'],
])('in %s a link to %s starts at the folder of the version', (page, url, expected) => {
  expect(linkFrom(page, url)).toBe(expected);
});

test.each([
  ['docs/tips.mdx', '../blog/post.mdx'],
  ['docs/tips.mdx', '/docs/v3/api'],
  ['docs/tips.mdx', './picture.png'],
  ['docs/tips.mdx', 'https://example.com/./a.mdx'],
  ['docs/tips.mdx', '#anchor'],
])('in %s the link %s stays', (page, url) => {
  expect(linkFrom(page, url)).toBe(url);
});

test.each([
  ['docs/guide/index.md', './set%20up', '/guide/set%20up.md'],
  ['docs/guide/index.md', 'set%20up.html#a', '/guide/set%20up.md#a'],
  ['docs/api.mdx', '/guide/', '/guide/index.md'],
  ['docs/api.mdx', 'guide', '/guide/index.md'],
  ['docs/guide/index.md', '../api.md', '/api.mdx'],
  [`${FRENCH}/guide/index.md`, '/api', '/api.mdx'],
  ['src/i18n/fr/docusaurus-plugin-content-docs/version-v3/start.md', './api', '/api.md'],
])('in %s a link to %s, as other generators write it, leads to the file', (page, url, expected) => {
  expect(linkFrom(page, url)).toBe(expected);
});

test.each([
  '/docs/api',
  './nowhere',
  '/',
  './',
  'api.json',
  'pathname:///api',
  'mailto:a@example.com',
  '//api',
  '?a',
])('the link %s, which means no file, stays', url => {
  expect(linkFrom('docs/tips.mdx', url)).toBe(url);
});
