import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig, ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {useMemo} from 'react';
import type {ProviderConfig} from '../../config/search';
import type {SearchOptions} from './SearchOptions';
import type {TranslationOverrides} from './mergeTranslations';

/** The texts of a site's configuration, in DocSearch's own form. */
interface TextOverrides {
  button?: {buttonText?: string; buttonAriaLabel?: string};
  modal?: TranslationOverrides;
}

export interface SearchSettings {
  provider: ProviderConfig['search'];
  ask: ProviderConfig['ask'];
  algolia: Omit<ThemeConfigAlgolia, 'translations'> & {translations?: TextOverrides};
  options: SearchOptions;
}

/**
 * Returns how the search is configured: `themeConfig.algolia` over the options in code.
 *
 * @param searchOptions - the options in code, which may be functions
 */
export function useSearchSettings(searchOptions: SearchOptions): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const {algolia} = siteConfig.themeConfig as ThemeConfig;
    const {search: provider, ask} = siteConfig.customFields?.providers as ProviderConfig;
    const configured = Object.entries(algolia).filter(([name]) => name in searchOptions);
    const options = {...searchOptions, ...Object.fromEntries(configured)};
    options.keyboardShortcuts = {...searchOptions.keyboardShortcuts, ...options.keyboardShortcuts};
    return {provider, ask, algolia, options};
  }, [searchOptions, siteConfig]);
}
