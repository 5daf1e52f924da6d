export interface SiteTitle {
  title: string;
  titleDelimiter: string;
}

/** Returns the title of a page as its author wrote it: in the head, that of the site is behind it. */
export function withoutSiteTitle(title: string, site: SiteTitle): string {
  const suffix = ` ${site.titleDelimiter} ${site.title}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
