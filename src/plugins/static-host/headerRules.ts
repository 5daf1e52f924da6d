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

/** Names of files below `assets/` change with their content. */
const FOREVER = {'Cache-Control': 'public, max-age=31536000, immutable'};
const REVALIDATED = {'Cache-Control': 'public, max-age=0, must-revalidate'};

function securityHeaders({url, inline, connect}: SiteFacts): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(inline, connect),
    'X-Content-Type-Options': 'nosniff',
    // A search key may be limited to the origins that use it, so the origin has to go along.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
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
      below(root, 'assets/*', FOREVER),
      ...patterns.map(pattern => below(root, pattern, REVALIDATED)),
    ]),
  ];
}
