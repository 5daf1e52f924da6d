import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import {remarkVersionLinks} from '../../../../src/plugins/translated-links/remarkVersionLinks';

function linkFrom(page: string, url: string): string {
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'link', url, children: []}]}],
  };
  remarkVersionLinks()(tree, {path: `/home/docs/site/${page}`});
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
