import {describe, expect, test} from 'vitest';
import {caddyConfig} from '../../../../src/cli/deploy/caddyConfig';
import {nginxConfig} from '../../../../src/cli/deploy/nginxConfig';
import {headerRules} from '../../../../src/plugins/static-host/headerRules';
import {headersFor} from '../../../support/headersFor';

const site = {
  name: 'docs.example.com',
  root: '/srv/docs',
  notFound: '/404.html',
  rules: headerRules({
    url: 'https://docs.example.com',
    baseUrl: '/',
    localePaths: ['/', '/fr/'],
    pages: ['', '404.html', 'blog/tags', 'docs/api', 'v1.0'],
    inline: {scripts: ["'sha256-a+b/c='"], styles: []},
    connect: ['https://ask.example.com'],
  }),
};

/** Reads the headers of an address out of an nginx configuration, the way nginx evaluates its maps. */
function nginxHeaders(config: string, requestUri: string): Record<string, string> {
  const maps = new Map<string, string>();
  for (const [, name = '', body = ''] of config.matchAll(/^map \$request_uri (\$\w+) \{\n([^}]*)^\}/gm))
    for (const [, expression = '', value = ''] of body.matchAll(/^ {4}"~(.*)" "(.*)";$/gm))
      if (!maps.has(name) && new RegExp(expression.replaceAll('\\\\', '\\')).test(requestUri))
        maps.set(name, value);
  return Object.fromEntries(
    [...config.matchAll(/^ {4}add_header (\S+) (\$\w+) always;$/gm)].flatMap(([, header = '', name = '']) => {
      const value = maps.get(name);
      return value === undefined ? [] : [[header.toLowerCase(), value]];
    }),
  );
}

/** Reads the rules back out of a Caddyfile. */
function caddyRules(config: string) {
  return [...config.matchAll(/^\theader (\S+) \{\n([\s\S]*?)^\t\}/gm)].map(([, pattern = '', body = '']) => ({
    pattern,
    headers: Object.fromEntries(
      [...body.matchAll(/^\t\t(\S+) "(.*)"$/gm)].map(([, header = '', value = '']) => [header, value]),
    ),
  }));
}

describe('the nginx configuration', () => {
  test.each([
    '/',
    '/docs/api',
    '/blog/',
    '/v1.0',
    '/v1x0',
    '/assets/js/main.1a2b.js',
    '/fr/assets/a.css',
    '/nowhere',
  ])('sends with %s what _headers says, whatever the query', pathname => {
    const headers = headersFor(site.rules, pathname);
    expect(Object.keys(headers).length).toBeGreaterThan(4);
    expect(nginxHeaders(nginxConfig(site), pathname)).toEqual(headers);
    expect(nginxHeaders(nginxConfig(site), `${pathname}?next=/assets/x`)).toEqual(headers);
  });

  test('serves clean addresses, precompressed files and the not-found page', () => {
    const config = nginxConfig({...site, notFound: '/sub/404.html'});
    for (const line of [
      'server_name docs.example.com;',
      'root "/srv/docs";',
      'brotli_static on;',
      'gzip_static on;',
      'try_files $uri $uri/index.html $uri.html =404;',
      'error_page 404 /sub/404.html;',
    ])
      expect(config).toContain(`    ${line}\n`);
  });

  test('speaks TLS where there is a certificate, and sends plain requests there', () => {
    expect(nginxConfig(site)).not.toContain('ssl');
    const config = nginxConfig({...site, certificates: '/etc/tls'});
    expect(config.match(/^server \{/gm)).toHaveLength(2);
    expect(config).toContain('return 301 https://$host$request_uri;');
    expect(config).toContain('    listen 443 ssl http2;\n');
    expect(config).toContain('    ssl_certificate "/etc/tls/fullchain.pem";\n');
    expect(nginxHeaders(config, '/docs/api')).toEqual(headersFor(site.rules, '/docs/api'));
  });
});

describe('the Caddyfile', () => {
  test('holds the rules of _headers', () => {
    expect(caddyRules(caddyConfig(site))).toEqual(site.rules);
  });

  test('serves clean addresses, precompressed files and the not-found page', () => {
    const config = caddyConfig({...site, notFound: '/sub/404.html'});
    for (const line of [
      'docs.example.com {',
      'root * "/srv/docs"',
      'try_files {path} {path}/index.html {path}.html',
      'precompressed br gzip',
      'rewrite * /sub/404.html',
    ])
      expect(config).toContain(`${line}\n`);
  });
});
