import type {InlineHashes} from './inlineHashes';

/**
 * Returns the content security policy of the site: everything from the site itself, scripts and styles in a page only
 * by their hash, nothing that evaluates text, and no text that becomes markup or the address of a script unseen.
 *
 * @param inline - what stands in the pages
 * @param connect - the origins besides the site's own that pages send requests to
 */
export function contentPolicy({scripts, styles}: InlineHashes, connect: readonly string[]): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    // Hashes count for style attributes only together with this word.
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])],
    // The style sheets of the theme carry small pictures.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The default one is the site's own: `plugins/head-scripts` for pages, `worker` for the worker.
    'trusted-types': ['default', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
