import {expect, test} from 'vitest';
import {cleanPath} from '../../../../src/plugins/head-scripts/cleanPath';

test.each([
  ['/docs/api.html', '/docs/api'],
  ['/docs/api/index.html', '/docs/api'],
  ['/docs/api/index', '/docs/api'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs/index-settings', undefined],
  ['/docs/api', undefined],
  ['/docs/api/', undefined],
  ['/', undefined],
  ['//evil.example/login.html', '/evil.example/login'],
  ['//evil.example', '/evil.example'],
  ['/fr//evil.example', '/fr/evil.example'],
  ['//', '/'],
  ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
  ['/docs/caf%C3%A9', undefined],
])('[S-15] %s is shown as %s', (path, clean) => {
  expect(cleanPath(path, '/', [])).toBe(clean);
});

test('[S-15] a route of the site keeps its suffix', () => {
  expect(cleanPath('/404.html', '/', ['/404.html'])).toBeUndefined();
  expect(cleanPath('/docs/index', '/', ['/docs/index'])).toBeUndefined();
});

test('[S-15] under a sub-path the home page keeps the slash of its base', () => {
  expect(cleanPath('/site/index.html', '/site/', [])).toBe('/site/');
  expect(cleanPath('/site/docs/api.html', '/site/', [])).toBe('/site/docs/api');
});
