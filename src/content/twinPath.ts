/**
 * Returns the path of the Markdown twin of a page: that of the page with `.md` behind it, and `index.md` for one that
 * has no name of its own.
 *
 * @param path - that of the page, with or without a slash at its end
 * @param baseUrl - path of the site, which begins and ends with a slash
 */
export function twinPath(path: string, baseUrl: string): string {
  return `${path}/`.replace(/\/+$/, '/') === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}
