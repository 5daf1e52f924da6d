import type {FacetFilters, SearchForHitsOptions, SearchParamsObject} from 'algoliasearch/lite';
import {LEVELS} from './Hit';
import type {HighlightTags} from '../../protocols/algolia/highlight';

/** The request of one search, with its parameters as an object. */
export type KeywordRequest = SearchParamsObject & SearchForHitsOptions & {query: string};

export interface RequestSettings {
  indexName: string;
  /** Words around a match in a snippet. */
  snippetWords: number;
  hitsPerPage: number;
  /** What matched words come back between. */
  tags: HighlightTags;
  clickAnalytics: boolean;
  /** Facet filters of the chosen version and language, one entry an axis, all of which must hold. */
  scopeFilters: readonly (string | string[])[];
  /** Further attributes to answer, beside those every search shows. */
  attributes?: readonly string[];
  /** What the site's configuration adds to every search; wins over all but the query and the scope. */
  searchParameters?: SearchParamsObject;
}

function facetFiltersOf(filters: FacetFilters | undefined): (string | string[])[] {
  if (filters === undefined) return [];
  return typeof filters === 'string' ? [filters] : (filters as (string | string[])[]);
}

/** Returns the request of a keyword search, in the form DocSearch sends it. */
export function searchRequest(query: string, settings: RequestSettings): KeywordRequest {
  const {searchParameters, snippetWords, scopeFilters, attributes = []} = settings;
  return {
    query,
    indexName: settings.indexName,
    attributesToRetrieve: [
      ...LEVELS.map(level => `hierarchy.${level}`),
      'content',
      'type',
      'url',
      ...attributes,
    ],
    attributesToSnippet: [
      ...LEVELS.slice(1).map(level => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: settings.tags.pre,
    highlightPostTag: settings.tags.post,
    hitsPerPage: settings.hitsPerPage,
    clickAnalytics: settings.clickAnalytics,
    ...searchParameters,
    facetFilters: [...scopeFilters, ...facetFiltersOf(searchParameters?.facetFilters)] as FacetFilters,
  };
}
