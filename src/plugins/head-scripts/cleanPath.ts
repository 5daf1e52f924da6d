/**
 * Returns the clean form of a path that ends in `/index`, `/index.html` or `.html`, `undefined` where the path is
 * clean already or one of the site's own routes. Runs in the browser as text: it refers to nothing outside itself.
 */
export function cleanPath(pathname: string, baseUrl: string, routes: string[]): string | undefined {
  if (routes.indexOf(pathname) >= 0) return undefined;
  const clean = pathname.replace(/(\/index)?\.html$|\/index$/, '');
  if (clean === pathname) return undefined;
  return `${clean}/` === baseUrl ? baseUrl : clean;
}
