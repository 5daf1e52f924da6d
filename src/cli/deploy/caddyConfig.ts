import {REVALIDATED} from '../../plugins/static-host/headerRules';
import {cachingOf} from './cachingOf';
import type {ServerSite} from './ServerSite';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * Returns a Caddyfile for a built site: its headers, clean addresses, the not-found page and precompressed files.
 * Patterns of rules are those of Caddy's path matchers.
 */
export function caddyConfig({name, root, notFound, rules}: ServerSite): string {
  const headers = rules.flatMap(rule => {
    const caching = cachingOf(rule);
    const values = {...rule.headers, ...(caching !== undefined && {'Cache-Control': caching})};
    return [
      `\theader ${rule.pattern} {`,
      ...Object.entries(values).map(([header, value]) => `\t\t${header} ${quoted(value)}`),
      '\t}',
    ];
  });
  return [
    `${name} {`,
    `\troot * ${quoted(root)}`,
    ...headers,
    '\ttry_files {path} {path}/index.html {path}.html',
    '\tfile_server {',
    '\t\tprecompressed br gzip',
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
