import isInternalUrl from '@docusaurus/isInternalUrl';
import {useLocation} from '@docusaurus/router';
import type {I18nLocaleConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

interface PageLanguages {
  /** Addresses of the pages that have a translation. */
  translated: string[];
}

/**
 * Returns a function that says in which language a page of the docs or the blog is, its title included, `undefined`
 * where that is the language of the site. It takes the address of the page, base URL included; links out of the site
 * count as translated.
 */
export function useLanguageOf(): (permalink: string) => I18nLocaleConfig | undefined {
  const {i18n} = useDocusaurusContext();
  const languages = usePluginData('page-languages') as PageLanguages | undefined;
  return permalink =>
    languages && isInternalUrl(permalink) && !languages.translated.includes(permalink)
      ? i18n.localeConfigs[i18n.defaultLocale]
      : undefined;
}

/** Returns the language that the text of the page shown is in instead of its own, `undefined` where it is translated. */
export function usePageLanguage(): I18nLocaleConfig | undefined {
  const {pathname} = useLocation();
  return useLanguageOf()(pathname.replace(/(?<=.)\/$/, ''));
}
