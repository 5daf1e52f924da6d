import {translate} from '@docusaurus/Translate';
import type {ScopeAxis} from './Scope';
import type {SearchContext} from './useSearchContext';
import type {SearchSettings} from './useSearchSettings';

/** The tag of pages that belong to no version. */
const UNVERSIONED = 'default';

/**
 * Returns the ways a search from a page can be narrowed: by language and by version of the documentation. The site's
 * own search has the pages of one language, a hosted index those of all. Without contextual search there are none.
 */
export function searchAxes(
  {language, languages, tags, versions}: SearchContext,
  {provider, algolia}: SearchSettings,
): ScopeAxis[] {
  if (!algolia.contextualSearch) return [];
  const version = versions.find(({value}) => tags.includes(value));
  return [
    {
      attribute: 'language',
      label: translate({id: 'site.search.language', message: 'Language searched'}),
      allLabel: translate({id: 'site.search.allLanguages', message: 'All languages'}),
      choices: languages.filter(({value}) => provider === 'hosted' || value === language),
      initial: language,
      always: [],
    },
    {
      attribute: 'docusaurus_tag',
      label: translate({id: 'site.search.version', message: 'Version searched'}),
      allLabel: translate({id: 'site.search.allVersions', message: 'All versions'}),
      choices: versions,
      initial: version?.value ?? UNVERSIONED,
      always: version ? [UNVERSIONED, ...tags.filter(tag => tag !== version.value)] : [],
    },
  ];
}
