/** How the addresses of records become links of a site. */
export interface LinkSettings {
  /** The address of the page they are shown on. */
  page: string;
  withBaseUrl: (path: string) => string;
  /** Records whose address it matches lead out of the site. */
  externalUrlRegex?: string | undefined;
  /** What is replaced in the path of a record's address. */
  replaceSearchResultPathname?: {from: string; to: string} | undefined;
}

function webUrl(address: string, base: string): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Returns an address as a link: a path where it is of the page's own origin, else as a whole; null where it is no web address. */
export function linkOf(address: string, page: string): string | null {
  const url = webUrl(address, page);
  if (!url) return null;
  return url.origin === new URL(page).origin ? ownPathOf(url) : url.href;
}

/** Returns the path of an address with query and hash. Two slashes at its beginning would name another host. */
function ownPathOf({pathname, search, hash}: URL): string {
  return `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`;
}

/** Returns the link of a record: within the site, whatever host was crawled, unless the site says that it leads out. */
export function recordLinkOf(address: string, settings: LinkSettings): string | null {
  const {page, externalUrlRegex, replaceSearchResultPathname: replace} = settings;
  const url = webUrl(address, page);
  if (!url) return null;
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(url.href)) return url.href;
  if (replace) url.pathname = url.pathname.replaceAll(new RegExp(replace.from, 'g'), replace.to);
  const link = linkOf(settings.withBaseUrl(ownPathOf(url)), page);
  return link?.startsWith('/') ? link : null;
}
