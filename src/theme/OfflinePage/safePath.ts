/** Returns the path that a reader asked for, if it is one of the site; else that of the site. */
export function safePath(from: string | null, baseUrl: string): string {
  const origin = 'https://site.invalid';
  if (from === null || !URL.canParse(from, origin)) return baseUrl;
  const {origin: leads, pathname, search} = new URL(from, origin);
  return leads === origin && pathname.startsWith(baseUrl) ? pathname + search : baseUrl;
}
