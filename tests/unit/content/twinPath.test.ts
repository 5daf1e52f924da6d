import {expect, test} from 'vitest';
import {llmsPathOf} from '../../../src/content/llmsPathOf';
import {twinPath} from '../../../src/content/twinPath';

test.each([
  ['/docs/api', '/', '/docs/api.md'],
  ['/docs/api/', '/', '/docs/api.md'],
  ['/', '/', '/index.md'],
  ['/sub/', '/sub/', '/sub/index.md'],
  ['/sub', '/sub/', '/sub/index.md'],
  ['/sub/fr/docs/', '/sub/fr/', '/sub/fr/docs.md'],
])('the twin of %s on a site at %s is %s', (page, baseUrl, twin) =>
  expect(twinPath(page, baseUrl)).toBe(twin),
);

test('a page is listed at the root, unless its version is not the main one', () => {
  expect(llmsPathOf({}, '/sub/')).toBe('/sub/llms.txt');
  expect(llmsPathOf({docs: {path: '/sub/docs', isMain: true}}, '/sub/')).toBe('/sub/llms.txt');
  expect(llmsPathOf({docs: {path: '/sub/docs/v3', isMain: false}}, '/sub/')).toBe('/sub/docs/v3/llms.txt');
  expect(llmsPathOf({docs: {path: '/sub/docs/v3/', isMain: false}}, '/sub/')).toBe('/sub/docs/v3/llms.txt');
});
