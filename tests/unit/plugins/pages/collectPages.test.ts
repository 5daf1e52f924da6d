import {expect, test} from 'vitest';
import {collectPages} from '../../../../src/plugins/pages/collectPages';

const doc = (id: string, more: object = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/docs/${id}`,
  title: id.toUpperCase(),
  description: `About ${id}`,
  unlisted: false,
  draft: false,
  ...more,
});

const post = (id: string, unlisted: boolean) => ({
  source: `@site/blog/${id}.mdx`,
  permalink: `/blog/${id}`,
  title: id.toUpperCase(),
  description: `About ${id}`,
  date: new Date('2026-10-29T22:00:00Z'),
  unlisted,
});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          label: 'Stable',
          path: '/docs',
          isLast: true,
          contentPath: '/site/docs',
          contentPathLocalized: '/site/i18n/fr/docs/current',
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
        {
          versionName: 'v3',
          path: '/docs/v3',
          isLast: false,
          contentPath: '/site/versioned_docs/version-v3',
          docs: [doc('start', {permalink: '/docs/v3/start'})],
          sidebars: {},
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogTitle: 'Blog',
      blogPosts: [{metadata: post('a', false)}, {metadata: post('b', true)}],
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

const pages = collectPages(content, '/site');
const find = (url: string) => pages.find(page => page.url === url);

test('[N-05] every page carries the tag that contextual search filters by', () => {
  expect(pages.filter(({isUnlisted}) => !isUnlisted).map(({url, tag}) => [url, tag])).toEqual([
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

test('drafts are left out, unlisted pages told apart', () => {
  expect(find('/docs/draft')).toBeUndefined();
  expect(pages.filter(({isUnlisted}) => isUnlisted).map(({url}) => url)).toEqual(['/docs/hidden', '/blog/b']);
});

test('a page knows what it is about, a doc the folders of its version, a post its day', () => {
  expect(find('/docs/start')).toMatchObject({
    description: 'About start',
    docs: {label: 'Stable', path: '/docs', isMain: true},
    order: 0,
    folders: ['@site/i18n/fr/docs/current', '@site/docs'],
  });
  expect(find('/docs/lone')?.order).toBe(2);
  expect(find('/docs/v3/start')?.docs?.isMain).toBe(false);
  expect(find('/docs/v3/start')?.folders).toEqual(['@site/versioned_docs/version-v3']);
  expect(find('/blog/a')).toMatchObject({description: 'About a', date: '2026-10-29'});
});

test('a page knows its version; a blog post has none', () => {
  expect(find('/docs/v3/start')?.version).toBe('v3');
  expect(find('/blog/a')?.version).toBeNull();
});
