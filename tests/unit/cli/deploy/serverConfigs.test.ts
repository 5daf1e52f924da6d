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
    twins: [{twin: 'docs/api.md', page: 'docs/api', overview: 'llms.txt'}],
    inline: {scripts: ["'sha256-a+b/c='"], styles: []},
    connect: ['https://ask.example.com'],
  }),
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The headers of an address where a file is found: those of `_headers`, and files of unchanging content for good. */
const foundHeaders = (pathname: string) => ({
  ...headersFor(site.rules, pathname),
  ...(pathname.includes('/assets/') && {'cache-control': IMMUTABLE}),
});

/** What nginx sends with it: which of a page's two forms it is depends on what the client takes. */
const nginxFound = (pathname: string) => ({
  ...foundHeaders(pathname),
  ...(!pathname.includes('/assets/') && {vary: 'Accept'}),
});

/** Reads the headers of an address out of an nginx configuration, the way nginx evaluates its maps. */
function nginxHeaders(config: string, requestUri: string, status = '200'): Record<string, string> {
  const variables: Record<string, string> = {$request_uri: requestUri, $status: status};
  const maps = new Map<string, string>();
  for (const [, source = '', name = '', body = ''] of config.matchAll(
    /^map (\$request_uri|\$status) (\$\w+) \{\n([^}]*)^\}/gm,
  )) {
    for (const [, expression = '', value = ''] of body.matchAll(/^ {4}"~(.*)" "?(.*?)"?;$/gm))
      if (!maps.has(name) && new RegExp(expression.replaceAll('\\\\', '\\')).test(variables[source] ?? '')) {
        const known = value.startsWith('$') ? maps.get(value) : value;
        if (known !== undefined) maps.set(name, known);
      }
    const otherwise = /^ {4}default "(.*)";$/m.exec(body)?.[1];
    const isMissing = source !== '$status' || status !== '200';
    if (!maps.has(name) && otherwise !== undefined && isMissing) maps.set(name, otherwise);
  }
  return Object.fromEntries(
    [...config.matchAll(/^ {4}add_header (\S+) (\$\w+) always;$/gm)].flatMap(([, header = '', name = '']) => {
      const value = maps.get(name);
      return value === undefined || value === '' ? [] : [[header.toLowerCase(), value]];
    }),
  );
}

/** Reads the rules back out of a Caddyfile. */
function caddyRules(config: string) {
  const matchers = new Map(
    [...config.matchAll(/^\t(@rule\d+) path_regexp \^(\S+)\$$/gm)].map(([, name = '', expression = '']) => [
      name,
      expression.replaceAll('.*', '*').replaceAll('\\', ''),
    ]),
  );
  return [...config.matchAll(/^\theader (\S+) \{\n([\s\S]*?)^\t\}/gm)].map(([, pattern = '', body = '']) => ({
    pattern: matchers.get(pattern) ?? pattern,
    headers: Object.fromEntries(
      [...body.matchAll(/^\t\t(\S+) "(.*)"$/gm)].map(([, header = '', value = '']) => [
        header,
        value.replaceAll('\\"', '"'),
      ]),
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
    const headers = nginxFound(pathname);
    expect(Object.keys(headers).length).toBeGreaterThan(4);
    expect(nginxHeaders(nginxConfig(site), pathname)).toEqual(headers);
    expect(nginxHeaders(nginxConfig(site), `${pathname}?next=/assets/x`)).toEqual(headers);
  });

  test.each(['404', '403', '503'])('lets no browser keep an answer of status %s', status => {
    const headers = nginxHeaders(nginxConfig(site), '/assets/js/gone.js', status);
    expect(headers).toEqual({...foundHeaders('/assets/js/gone.js'), 'cache-control': REVALIDATED});
  });

  test('gives the Markdown twin of a page to who takes Markdown', () => {
    const config = nginxConfig(site);
    const [, expression = ''] =
      /^map \$http_accept \$site_takes_markdown \{\n {4}"~\*(.*)" "yes";$/m.exec(config) ?? [];
    const takes = new RegExp(expression.replaceAll('\\\\', '\\'), 'i');
    for (const accept of ['text/markdown', 'text/html;q=0.5, Text/Markdown;q=0.9', 'text/markdown;q=0.01'])
      expect(takes.test(accept), accept).toBe(true);
    for (const accept of ['text/html,*/*;q=0.8', 'text/markdown;q=0, text/html', 'text/markdown; q=0.0'])
      expect(takes.test(accept), accept).toBe(false);
    expect(config).toContain('if (-f $document_root$site_twin) {');
    expect(config).toMatch(/location ~ \\\.md\$ \{\n +types \{ \}\n +default_type text\/markdown;/);
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
    expect(nginxHeaders(config, '/docs/api')).toEqual(nginxFound('/docs/api'));
  });
});

describe('the Caddyfile', () => {
  test('holds the rules of _headers, and keeps files of unchanging content for good', () => {
    const rules = site.rules.map(({pattern, headers}) => ({
      pattern,
      headers: pattern.endsWith('/assets/*') ? {...headers, 'Cache-Control': IMMUTABLE} : headers,
    }));
    expect(caddyRules(caddyConfig(site))).toEqual(rules);
  });

  test('lets no browser keep what is missing', () => {
    const [, errors = ''] = caddyConfig(site).split('handle_errors {');
    expect(errors).toContain(`\t\theader Cache-Control "${REVALIDATED}"\n`);
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
