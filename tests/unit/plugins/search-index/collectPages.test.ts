import {expect, test} from 'vitest';
import {collectPages} from '../../../../src/plugins/search-index/collectPages';

const doc = (id: string, more: object = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/docs/${id}`,
  title: id.toUpperCase(),
  unlisted: false,
  draft: false,
  ...more,
});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          docs: [
            doc('start'),
            doc('deep'),
            doc('lone'),
            doc('hidden', {unlisted: true}),
            doc('draft', {draft: true}),
          ],
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Guides',
                items: [
                  {type: 'doc', id: 'start'},
                  {type: 'category', label: 'Inner', items: [{type: 'ref', id: 'deep'}]},
                ],
              },
            ],
          },
        },
        {versionName: 'v3', docs: [doc('start', {permalink: '/docs/v3/start'})], sidebars: {}},
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogTitle: 'Blog',
      blogPosts: [
        {metadata: {source: '@site/blog/a.mdx', permalink: '/blog/a', title: 'A', unlisted: false}},
        {metadata: {source: '@site/blog/b.mdx', permalink: '/blog/b', title: 'B', unlisted: true}},
      ],
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [
      {type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/'},
      {
        type: 'mdx',
        source: '@site/src/pages/about.mdx',
        permalink: '/about',
        title: 'About',
        unlisted: false,
      },
    ],
    second: null,
  },
};

const pages = collectPages(content);
const find = (url: string) => pages.find(page => page.url === url);

test('[N-05] every page carries the tag that contextual search filters by', () => {
  expect(pages.map(({url, tag}) => [url, tag])).toEqual([
    ['/docs/start', 'docs-default-current'],
    ['/docs/deep', 'docs-default-current'],
    ['/docs/lone', 'docs-default-current'],
    ['/docs/v3/start', 'docs-default-v3'],
    ['/blog/a', 'default'],
    ['/about', 'default'],
  ]);
});

test('a page stands in the group of its outermost sidebar category', () => {
  expect(find('/docs/start')?.lvl0).toBe('Guides');
  expect(find('/docs/deep')?.lvl0).toBe('Guides');
  expect(find('/blog/a')?.lvl0).toBe('Blog');
});

test('a page that no sidebar holds stands in a group all the same', () => {
  expect(find('/docs/lone')?.lvl0).toBe('Documentation');
});

test('drafts and unlisted pages are left out', () => {
  expect(find('/docs/hidden')).toBeUndefined();
  expect(find('/docs/draft')).toBeUndefined();
  expect(find('/blog/b')).toBeUndefined();
});

test('a page knows its version; a blog post has none', () => {
  expect(find('/docs/v3/start')?.version).toBe('v3');
  expect(find('/blog/a')?.version).toBeNull();
});
