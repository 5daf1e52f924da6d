/**
 * Returns the clean form of a path that ends in `/index`, `/index.html` or `.html` or has slashes in a row, `undefined`
 * where the path is clean already or one of the site's own routes. A path of two slashes at its start is the name of
 * another host wherever it becomes a link, in the menu of languages for one; one that cannot be decoded, such as
 * `/100%`, stops the router.
 */
export function cleanPath(pathname: string, baseUrl: string, routes: readonly string[]): string | undefined {
  if (routes.includes(pathname)) return undefined;
  let readable = pathname;
  try {
    decodeURI(pathname);
  } catch {
    readable = pathname.replace(/%/g, '%25');
  }
  const single = readable.replace(/\/{2,}/g, '/');
  const clean = single.replace(/(\/index)?\.html$|\/index$/, '');
  if (clean === pathname) return undefined;
  return `${clean}/` === baseUrl ? baseUrl : clean || '/';
}
