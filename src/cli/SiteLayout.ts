import {i18n} from '../config/i18n';
import {blogRoute, blogTitle, docsRoute} from '../config/routes';
import {env, site} from '../config/site';
import {docsVersions, lastVersion} from '../config/versions';

/** Where the pages of a site are, as its configuration says. */
export interface SiteLayout {
  /** Path that the site is served under; begins and ends with a slash. */
  baseUrl: string;
  docsRoute: string;
  /** `null` for a site without a blog. */
  blogRoute: string | null;
  blogTitle: string;
  /** Folder of the translations. */
  translations: string;
  /** The languages of the site, the one that it is written in first. */
  locales: readonly [string, ...string[]];
  /** The version that stands at the address of the documentation; unless given, what Docusaurus takes. */
  lastVersion?: string | undefined;
  /** What is set for the versions, by their names. */
  versions: Readonly<Record<string, {path?: string | undefined; label?: string | undefined}>>;
  /** What the documentation is about. */
  product?: string | undefined;
}

/**
 * Returns the layout of this site. Docusaurus's own configuration is not loaded: it brings the whole of a build along.
 */
export function ownLayout(): SiteLayout {
  const {defaultLocale, locales, path} = i18n;
  return {
    baseUrl: env.baseUrl,
    docsRoute,
    blogRoute,
    blogTitle,
    translations: path,
    locales: [defaultLocale, ...locales.filter(locale => locale !== defaultLocale)],
    lastVersion,
    versions: docsVersions,
    product: site.title,
  };
}
