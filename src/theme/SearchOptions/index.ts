import type {SearchOptions} from '../../search-ui/model/SearchOptions';
import {defaultSearchOptions} from '../../search-ui/model/SearchOptions';

/** How this site's search behaves. Every option is described at its type. */
export const searchOptions: SearchOptions = {
  ...defaultSearchOptions,
  getMissingResultsUrl: ({query}) =>
    `https://github.com/algolia/docsearch/issues/new?title=${encodeURIComponent(`[docs] No results for "${query}"`)}`,
};
