import {describe, expect, test} from 'vitest';
import {formatHeaders} from '../../../../src/plugins/static-host/formatHeaders';
import {headerRules} from '../../../../src/plugins/static-host/headerRules';
import {parseHeaders} from '../../../../src/plugins/static-host/parseHeaders';
import {headersFor} from '../../../support/headersFor';

const facts = {
  url: 'https://docs.example.com',
  baseUrl: '/',
  localePaths: ['/', '/fr/'],
  pages: ['', '404.html', 'blog', 'blog/tags', 'docs/api', 'docs/v3/api', 'search'],
  twins: [
    {twin: 'index.md', page: '', overview: 'llms.txt'},
    {twin: 'docs/v3/api.md', page: 'docs/v3/api', overview: 'docs/v3/llms.txt'},
  ],
  inline: {scripts: ["'sha256-script'"], styles: []},
  connect: [],
};

const cacheOf = (pathname: string, changes = {}) =>
  headersFor(headerRules({...facts, ...changes}), pathname)['cache-control'];

const REVALIDATED = 'public, max-age=0, must-revalidate';

describe('the rules', () => {
  test.each([
    // Missing or not: a host with such a file alone sends the same headers with status 404.
    '/assets/js/main.1a2b.js',
    '/fr/assets/css/styles.1a2b.css',
    '/',
    '/404.html',
    '/blog',
    '/blog/',
    '/blog/tags',
    '/docs/v3/api',
    '/search',
    '/fr/',
    '/fr/docs/api',
    '/index.md',
    '/llms.txt',
    '/fr/docs/v3/api.md',
  ])('let %s be asked for again', pathname => expect(cacheOf(pathname)).toBe(REVALIDATED));

  test('stand below the path of the site', () => {
    const changes = {baseUrl: '/sub/', localePaths: ['/sub/']};
    expect(cacheOf('/sub/assets/js/main.js', changes)).toBe(REVALIDATED);
    expect(cacheOf('/sub/docs/api', changes)).toBe(REVALIDATED);
    expect(headersFor(headerRules({...facts, ...changes}), '/elsewhere')).toEqual({});
  });

  test('set a header once for any address, because a host joins what several rules say', () => {
    for (const pathname of [
      '/',
      '/blog',
      '/docs/api',
      '/assets/js/main.js',
      '/fr/assets/js/main.js',
      '/nowhere',
    ])
      for (const value of Object.values(headersFor(headerRules(facts), pathname)))
        expect(value, pathname).not.toMatch(/(public.*public)|(nosniff.*nosniff)/);
  });

  test('send a twin as Markdown, keep it out of search engines and name its page and its overview', () => {
    const twin = headersFor(headerRules(facts), '/fr/docs/v3/api.md');
    expect(twin).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: '<https://docs.example.com/fr/docs/v3/api>; rel="canonical", <https://docs.example.com/fr/docs/v3/llms.txt>; rel="describedby"',
    });
    expect(headersFor(headerRules(facts), '/index.md').link).toContain(
      '<https://docs.example.com/>; rel="canonical"',
    );
    expect(headersFor(headerRules(facts), '/fr/docs/v3/api')).not.toHaveProperty('x-robots-tag');
  });

  test('protect every address, the unknown ones too', () => {
    for (const pathname of ['/', '/docs/api', '/nowhere/at/all', '/assets/js/worker.js', '/img/logo.svg'])
      expect(headersFor(headerRules(facts), pathname)).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-script';"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      });
  });

  test('bind browsers to TLS only where the site is served over it', () => {
    const headers = headersFor(headerRules({...facts, url: 'http://localhost:3000'}), '/');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a _headers file', () => {
  test('says the same after it is written and read', () => {
    const rules = headerRules(facts);
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  test('may hold comments, empty lines and values with colons', () => {
    expect(parseHeaders('# All\n\n/*\n  Link: <https://a.example>; rel=preconnect\n\tX-Two: 2\n')).toEqual([
      {pattern: '/*', headers: {Link: '<https://a.example>; rel=preconnect', 'X-Two': '2'}},
    ]);
  });

  test.each([
    ['  X-One: 1', '_headers:1'],
    ['/*\n  X-One 1', '_headers:2'],
    ['/*\n\n  X-One:', '_headers:3'],
  ])('with the line %j is refused by its number', (text, place) => {
    expect(() => parseHeaders(text)).toThrow(place);
  });

  test('is not written with a line that a host would drop', () => {
    expect(() => formatHeaders([{pattern: '/*', headers: {'X-Long': 'x'.repeat(2000)}}])).toThrow(
      '2010 characters',
    );
  });

  test('joins the values of all rules that match, in their order', () => {
    const rules = parseHeaders('/*\n  X-A: 1\n/docs/*\n  x-a: 2\n/docs/*/end\n  X-B: 3\n/docs.\n  X-A: 4\n');
    expect(headersFor(rules, '/docs/a/end')).toEqual({'x-a': '1, 2', 'x-b': '3'});
    expect(headersFor(rules, '/docsx')).toEqual({'x-a': '1'});
  });
});
