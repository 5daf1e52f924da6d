/** What Docusaurus knows of the languages of a site, in Node and in the browser alike. */
export interface SiteLanguages {
  /** Folder of the translations below the site's. */
  path: string;
  currentLocale: string;
  defaultLocale: string;
}

/**
 * Returns the locale a source is written in: the current one below the folder of its translations, otherwise the one
 * that pages are written in.
 *
 * @param source - path of a Markdown file with Docusaurus's `@site` alias
 */
export function sourceLanguage(source: string, {path, currentLocale, defaultLocale}: SiteLanguages): string {
  return source.startsWith(`@site/${path}/${currentLocale}/`) ? currentLocale : defaultLocale;
}
