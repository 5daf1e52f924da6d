import {expect, test} from 'vitest';
import {linkOf, recordLinkOf} from '../../../../src/search-ui/model/links';

const page = 'https://docs.example/docs/api';
const settings = {page, withBaseUrl: (path: string) => path};

test.each([
  ['https://docs.example//evil.example/x', '/evil.example/x'],
  ['https://docs.example/\\evil.example/x', '/evil.example/x'],
  ['https://docs.example////evil.example', '/evil.example'],
  ['/docs/a?b=1#c', '/docs/a?b=1#c'],
  ['https://crawled.example/docs/a', '/docs/a'],
  ['//crawled.example//evil.example', '/evil.example'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://[', null],
])('a record at %j is a link to %j, on this site whatever its path', (url, link) => {
  expect(recordLinkOf(url, settings)).toBe(link);
});

test('a path that the configuration replaces stays on this site too', () => {
  const replaceSearchResultPathname = {from: '^/docs', to: '/'};
  expect(
    recordLinkOf('https://docs.example/docs/evil.example', {...settings, replaceSearchResultPathname}),
  ).toBe('/evil.example');
  expect(recordLinkOf('/x', {...settings, withBaseUrl: () => '//evil.example'})).toBeNull();
});

test('a record that leads out of the site does', () => {
  expect(recordLinkOf('https://OTHER.example/x', {...settings, externalUrlRegex: 'Other\\.example'})).toBe(
    'https://other.example/x',
  );
});

test.each([
  ['/docs/a', '/docs/a'],
  ['https://docs.example/docs/a', '/docs/a'],
  ['https://docs.example.evil.example/', 'https://docs.example.evil.example/'],
  ['//evil.example/x', 'https://evil.example/x'],
  [' javascript:alert(1)', null],
  ['vbscript:x', null],
])('a stored address %j leads to %j', (url, link) => {
  expect(linkOf(url, page)).toBe(link);
});
