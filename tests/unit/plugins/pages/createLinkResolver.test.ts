import {expect, test} from 'vitest';
import {createLinkResolver, type LinkedPage} from '../../../../src/plugins/pages/createLinkResolver';

const FRENCH = '@site/i18n/fr/docs/current';
const page = (source: string, url: string, more: Partial<LinkedPage> = {}): LinkedPage => ({
  source,
  url,
  isUnlisted: false,
  folders: [FRENCH, '@site/docs'],
  ...more,
});
const start = page(`${FRENCH}/start.mdx`, '/base/fr/docs/start');
const resolve = createLinkResolver({
  origin: 'https://docs.example.com',
  baseUrl: '/base/fr/',
  pages: [
    start,
    page('@site/docs/deep/api.mdx', '/base/fr/docs/api/'),
    page('@site/docs/hidden.mdx', '/base/fr/docs/hidden', {isUnlisted: true}),
    page('@site/versioned_docs/version-v3/api.md', '/base/fr/docs/v3/api', {
      folders: ['@site/versioned_docs/version-v3'],
    }),
    page('@site/blog/post.mdx', '/base/fr/blog/post', {folders: []}),
    page('@site/docs/index.mdx', '/base/fr/'),
  ],
});
const SITE = 'https://docs.example.com/base/fr';

test.each([
  ['./deep/api.mdx', `${SITE}/docs/api.md`, 'a page without translation'],
  ['deep/api.mdx#option', `${SITE}/docs/api.md#option`, 'an anchor of one'],
  ['/deep/api.mdx?x=1#y', `${SITE}/docs/api.md?x=1#y`, 'one from the folder of the version'],
  ['@site/versioned_docs/version-v3/api.md', `${SITE}/docs/v3/api.md`, 'one by its source'],
  ['/docs/api', `${SITE}/docs/api.md`, 'one by its address, the slash at its end aside'],
  ['/base/fr/docs/api/#x', `${SITE}/docs/api.md#x`, 'one by its address with the base path'],
  ['api', `${SITE}/docs/api.md`, 'one by its address beside the page'],
  [`${SITE}/docs/v3/api`, `${SITE}/docs/v3/api.md`, 'one by its address in full'],
  ['/', `${SITE}/index.md`, 'the root of the site'],
  ['./deep/api.html', `${SITE}/docs/api.md`, 'one by the name that its file has elsewhere'],
  ['/deep/api#option', `${SITE}/docs/api.md#option`, 'one by its file without the ending'],
  ['#part', `${SITE}/docs/start.md#part`, 'a part of the page itself'],
  ['/docs/hidden', `${SITE}/docs/hidden`, 'an unlisted page, which has no twin'],
  ['/search', `${SITE}/search`, 'a page that is not made of Markdown'],
  ['/img/logo.svg', `${SITE}/img/logo.svg`, 'a file of the site'],
  ['pathname:///other/place', 'https://docs.example.com/other/place', 'another site of the same host'],
  ['https://example.com/docs/api', 'https://example.com/docs/api', 'another host'],
  ['mailto:a@example.com', 'mailto:a@example.com', 'no page at all'],
  ['./picture.png', undefined, 'a file that the bundler names'],
  ['@site/static/a.pdf', undefined, 'the same, by its source'],
])('%s leads to %s: %s', (url, target, _what) => expect(resolve(url, start, start.source)).toBe(target));

test('a link in an imported file is meant from that file', () => {
  expect(resolve('../api.mdx', start, '@site/docs/deep/_shared/part.mdx')).toBe(`${SITE}/docs/api.md`);
  expect(resolve('./api.md', start, '@site/versioned_docs/version-v3/_part.mdx')).toBe(
    `${SITE}/docs/v3/api.md`,
  );
  expect(resolve('#part', start, '@site/docs/deep/_part.mdx')).toBe(`${SITE}/docs/start.md#part`);
});

test('without an origin, addresses begin with the path', () => {
  const local = createLinkResolver({
    origin: '',
    baseUrl: '/',
    pages: [page('@site/a.md', '/a', {folders: []})],
  });
  expect(local('./a.md', start, '@site/b.md')).toBe('/a.md');
});
