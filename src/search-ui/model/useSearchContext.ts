import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {docsVersionTag} from '../../content/docsVersionTag';

/** The place of a page among the site's versions and languages. */
export interface SearchContext {
  language: string;
  languages: {value: string; label: string}[];
  /** Search tags of the versions the page belongs to, one a docs plugin. */
  tags: string[];
  versions: {value: string; label: string}[];
}

/** Returns what a search from this page is narrowed to, and what it could be instead. */
export function useSearchContext(): SearchContext {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const tags = useDocsContextualSearchTags();
  const plugins = Object.entries(useAllDocsData());
  const [pluginId, data] = plugins.find(([, {versions}]) => versions.length > 1) ?? plugins[0] ?? [];
  return {
    language: currentLocale,
    languages: locales.map(locale => ({value: locale, label: localeConfigs[locale]?.label ?? locale})),
    tags,
    versions:
      pluginId === undefined
        ? []
        : (data?.versions ?? []).map(version => ({
            value: docsVersionTag(pluginId, version.name),
            label: version.label,
          })),
  };
}
