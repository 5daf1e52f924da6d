import {contentPolicy} from './contentPolicy';
import type {HeaderRule} from './HeaderRule';
import type {InlineHashes} from './inlineHashes';

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
  const parts = new Set(facts.pages.map(page => page.split('/')[0] ?? '').filter(Boolean));
  const patterns = [
    '',
    ...[...parts].sort().flatMap(part => (part.endsWith('.html') ? [part] : [part, `${part}/*`])),
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
  ];
}
