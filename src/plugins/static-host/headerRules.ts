import {contentPolicy} from './contentPolicy';
import type {HeaderRule} from './HeaderRule';
import type {InlineHashes} from './inlineHashes';

/** Where a page, its Markdown twin and the overview that lists it are. */
export interface TwinAddress {
  twin: string;
  page: string;
  overview: string;
}

/** What the headers of a site follow from. */
export interface SiteFacts {
  /** Origin of the site. */
  url: string;
  /** Path of the site; begins and ends with a slash, as the paths of its languages do. */
  baseUrl: string;
  /** Paths of the site's languages. */
  localePaths: readonly string[];
  /** Paths of the pages in a language, without the path of the language. */
  pages: readonly string[];
  /** The pages that have a Markdown twin, in a language, all paths without the path of the language. */
  twins: readonly TwinAddress[];
  inline: InlineHashes;
  /** Origins besides the site's own that pages send requests to. */
  connect: readonly string[];
}

/** How long a browser keeps what may change, and what is missing: it asks again each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * How long a browser keeps a file below `assets/`, whose name changes with its content. A file that is missing must not
 * be kept, or a reader who met it has a broken site when the name returns. `_headers` cannot tell the two apart, so
 * that only a server whose rules look at the status sends this.
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What Markdown is sent as: https://www.rfc-editor.org/rfc/rfc7763 */
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** The first part of a path that is a file and no folder: a version may have a dot in its name. */
const FILE = /\.(?:html|md|txt)$/;

/** Whether a rule is the one for the files whose names change with their content. */
export const isForAssets = ({pattern}: HeaderRule): boolean => pattern.endsWith('/assets/*');

function securityHeaders({url, inline, connect}: SiteFacts): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(inline, connect),
    'X-Content-Type-Options': 'nosniff',
    // A search key may be limited to the origins that use it, so the origin has to go along.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(url.startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
  };
}

/**
 * Returns the response headers of a site. A host joins the values of all rules that match an address, so that no two
 * rules for one address may set the same header: pages are named by the first part of their path, beside `assets/`.
 */
export function headerRules(facts: SiteFacts): HeaderRule[] {
  const files = facts.twins.flatMap(({twin, overview}) => [twin, overview]);
  const parts = new Set([...facts.pages, ...files].map(page => page.split('/')[0] ?? '').filter(Boolean));
  const patterns = [
    '',
    ...[...parts].sort().flatMap(part => (FILE.test(part) ? [part] : [part, `${part}/*`])),
  ];
  const below = (root: string, pattern: string, headers: Record<string, string>) => ({
    pattern: root + pattern,
    headers,
  });
  return [
    below(facts.baseUrl, '*', securityHeaders(facts)),
    ...facts.localePaths.flatMap(root => [
      ...['assets/*', ...patterns].map(pattern => below(root, pattern, {'Cache-Control': REVALIDATED})),
    ]),
    ...(facts.twins.length > 0
      ? [below(facts.baseUrl, '*.md', {'Content-Type': MARKDOWN_TYPE, 'X-Robots-Tag': 'noindex'})]
      : []),
    // Last, because a host may take no more than a hundred rules: a twin names its page in its front matter as well.
    ...facts.localePaths.flatMap(root =>
      facts.twins.map(({twin, page, overview}) => {
        const address = facts.url + root;
        const links = [`<${address}${page}>; rel="canonical"`, `<${address}${overview}>; rel="describedby"`];
        return below(root, twin, {Link: links.join(', ')});
      }),
    ),
  ];
}
