import {reportUrl, startPages} from '@generated/search-index/default/start';
import {defaultSearchOptions, type SearchOptions} from '../../search-ui/model/SearchOptions';

function reportTo(address: string): Partial<SearchOptions> {
  return {getMissingResultsUrl: ({query}) => address.replace('{query}', () => encodeURIComponent(query))};
}

/** How this site's search behaves. Every option is described at its type; those that are functions are set here. */
export const searchOptions: SearchOptions = {
  ...defaultSearchOptions,
  startPages,
  ...(reportUrl !== undefined && reportTo(reportUrl)),
};
