import isInternalUrl from '@docusaurus/isInternalUrl';
import type {I18nLocaleConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

interface PageLanguages {
  /** Addresses of the pages that have a translation. */
  translated: string[];
}

/**
 * Returns a function that says in which language the title of a page of the docs or the blog is, `undefined` where that
 * is the language of the site. It takes the address of the page, base URL included; links out of the site count as
 * translated.
 */
export function useLanguageOf(): (permalink: string) => I18nLocaleConfig | undefined {
  const {i18n} = useDocusaurusContext();
  const languages = usePluginData('page-languages') as PageLanguages | undefined;
  return permalink =>
    languages && isInternalUrl(permalink) && !languages.translated.includes(permalink)
      ? i18n.localeConfigs[i18n.defaultLocale]
      : undefined;
}
