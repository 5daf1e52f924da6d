import {MARKDOWN_TYPE, REVALIDATED} from '../../plugins/static-host/headerRules';
import {cachingOf} from './cachingOf';
import type {ServerSite} from './ServerSite';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Returns a pattern as a regular expression over a path. */
const expressionOf = (pattern: string) =>
  `^${pattern
    .split('*')
    .map(text => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')}$`;

/** Has a client that takes Markdown get the twin of the page it asks for. */
const TWIN_LINES = [
  // Markdown, unless the client says that it takes none.
  '\t@takesMarkdown {',
  '\t\theader Accept *text/markdown*',
  '\t\tnot header_regexp Accept "(?i)text/markdown\\s*;\\s*q=0(\\.0*)?\\s*(,|$)"',
  '\t}',
  '\troute @takesMarkdown {',
  ...[
    // A page is asked for with a slash at its end or without; the root has no name.
    {name: 'twin', path: '^(.*[^/])/?$', file: '{re.twin.1}.md'},
    {name: 'rootTwin', path: '^(.*/)$', file: '{re.rootTwin.1}index.md'},
  ].flatMap(({name, path, file}) => [
    `\t\t@${name} path_regexp ${name} ${path}`,
    `\t\troute @${name} {`,
    `\t\t\t@${name}File file ${file}`,
    `\t\t\theader @${name}File Content-Type ${quoted(MARKDOWN_TYPE)}`,
    `\t\t\trewrite @${name}File ${file}`,
    '\t\t}',
  ]),
  '\t}',
];

/**
 * Returns a Caddyfile for a built site: its headers, clean addresses, the Markdown twin of a page for clients that ask for it, the
 * not-found page and precompressed files.
 * Patterns of rules are those of Caddy's path matchers.
 */
export function caddyConfig({name, root, notFound, rules}: ServerSite): string {
  const headers = rules.flatMap((rule, place) => {
    const {pattern} = rule;
    // Within a pattern, Caddy's own asterisk stops at a slash.
    const isMatched = /\*./.test(pattern);
    const caching = cachingOf(rule);
    const values = {...rule.headers, ...(caching !== undefined && {'Cache-Control': caching})};
    return [
      ...(isMatched ? [`\t@rule${place} path_regexp ${expressionOf(pattern)}`] : []),
      `\theader ${isMatched ? `@rule${place}` : pattern} {`,
      ...Object.entries(values).map(([header, value]) => `\t\t${header} ${quoted(value)}`),
      '\t}',
    ];
  });
  return [
    `${name} {`,
    `\troot * ${quoted(root)}`,
    ...headers,
    '\t@mayVary not path */assets/*',
    '\theader @mayVary Vary Accept',
    // One after the other: what looks for files comes behind the twins.
    '\troute {',
    ...TWIN_LINES.map(line => `\t${line}`),
    '\t\ttry_files {path} {path}/index.html {path}.html',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '\thandle_errors {',
    // Only what was found is kept by browsers.
    `\t\theader Cache-Control ${quoted(REVALIDATED)}`,
    `\t\trewrite * ${notFound}`,
    '\t\tfile_server',
    '\t}',
    '}',
    '',
  ].join('\n');
}
