import {REVALIDATED} from '../../plugins/static-host/headerRules';
import {cachingOf} from './cachingOf';
import type {ServerSite} from './ServerSite';

const CACHING = 'Cache-Control';
const CONTENT_TYPE = 'Content-Type';
const SENT_CACHING = '$site_sent_cache_control';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Returns a pattern as a regular expression over the address that was asked for, which may carry a query. */
const expressionOf = (pattern: string) =>
  `~^${pattern
    .split('*')
    .map(text => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^?]*')}(\\?|$)`;

/** Markdown, unless the client says that it takes none. */
const TAKES_MARKDOWN = String.raw`~*text/markdown(?!\s*;\s*q=0(\.0*)?\s*(,|$))`;

/**
 * Maps that find the Markdown twin of the page that was asked for, where the client takes Markdown, and say that the
 * answer depends on that.
 */
const TWIN_MAPS = [
  'map $http_accept $site_takes_markdown {',
  `    ${quoted(TAKES_MARKDOWN)} "yes";`,
  '    default "no";',
  '}',
  'map $site_takes_markdown:$uri $site_twin {',
  '    "~^yes:(?<site_page>.*[^/])/?$" "$site_page.md";',
  '}',
  'map $site_takes_markdown:$uri $site_index_twin {',
  '    "~^yes:(?<site_folder>.*/)$" "${site_folder}index.md";',
  '}',
  'map $request_uri $site_vary {',
  '    "~^[^?]*/assets/" "";',
  '    default "Accept";',
  '}',
];

const PLAIN = ['    listen 80;', '    listen [::]:80;'];

const tlsLines = (folder: string) => [
  '    listen 443 ssl http2;',
  '    listen [::]:443 ssl http2;',
  `    ssl_certificate ${quoted(`${folder}/fullchain.pem`)};`,
  `    ssl_certificate_key ${quoted(`${folder}/privkey.pem`)};`,
];

const forwardToTls = (name: string) => [
  'server {',
  ...PLAIN,
  `    server_name ${name};`,
  '    return 301 https://$host$request_uri;',
  '}',
];

/**
 * Returns an nginx configuration for a built site, for the `http` context: its headers, clean addresses, the Markdown twin
 * of a page for clients that ask for it, the not-found page and precompressed files. Each header is a map over the address, because a `location` that adds one header
 * loses all those of the server. It needs the module brotli_static besides nginx itself.
 */
export function nginxConfig({name, root, certificates, notFound, rules}: ServerSite): string {
  const headers = [...new Set(rules.flatMap(({headers: values}) => Object.keys(values)))].filter(
    // Sent with a negotiated answer as well, which has the address of its page.
    header => header !== CONTENT_TYPE,
  );
  const maps = headers.flatMap(header => [
    `map $request_uri ${variableOf(header)} {`,
    ...rules.flatMap(rule => {
      const value = header === CACHING ? cachingOf(rule) : rule.headers[header];
      return value === undefined ? [] : [`    ${quoted(expressionOf(rule.pattern))} ${quoted(value)};`];
    }),
    '}',
  ]);
  return [
    ...maps,
    ...TWIN_MAPS,
    // Only what was found is kept by browsers.
    `map $status ${SENT_CACHING} {`,
    `    "~^[23]" ${variableOf(CACHING)};`,
    `    default ${quoted(REVALIDATED)};`,
    '}',
    ...(certificates === undefined ? [] : forwardToTls(name)),
    'server {',
    ...(certificates === undefined ? PLAIN : tlsLines(certificates)),
    `    server_name ${name};`,
    `    root ${quoted(root)};`,
    '    charset utf-8;',
    '    charset_types text/css text/plain text/xml text/markdown application/javascript application/json;',
    '    server_tokens off;',
    '    brotli_static on;',
    '    gzip_static on;',
    '    gzip_vary on;',
    ...headers.map(
      header => `    add_header ${header} ${header === CACHING ? SENT_CACHING : variableOf(header)} always;`,
    ),
    '    add_header Vary $site_vary always;',
    `    error_page 404 ${notFound};`,
    '    if (-f $document_root$site_twin) {',
    '        rewrite ^ $site_twin last;',
    '    }',
    '    if (-f $document_root$site_index_twin) {',
    '        rewrite ^ $site_index_twin last;',
    '    }',
    '    location ~ \\.md$ {',
    '        types { }',
    '        default_type text/markdown;',
    '        try_files $uri =404;',
    '    }',
    '    location / {',
    '        try_files $uri $uri/index.html $uri.html =404;',
    '    }',
    '}',
    '',
  ].join('\n');
}
