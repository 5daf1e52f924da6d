import type {SearchParamsObject} from 'algoliasearch/lite';
import type {ComponentType, ReactNode} from 'react';
import type {DocSearchHit, StoredHit} from './Hit';
import type {SearchClient} from '../../clients/search/createSearchClient';

/** What is told to an insights client about a chosen result, in the form of search-insights. */
export interface ClickedHit {
  eventName: string;
  index: string;
  queryID: string;
  objectIDs: string[];
  /** Places in the results, counted from 1. */
  positions: number[];
}

export type InsightsClient = (method: 'clickedObjectIDsAfterSearch', event: ClickedHit) => void;

/** An index by its name, or with what is added to every search of it. */
export type DocSearchIndex = string | {name: string; searchParameters?: SearchParamsObject};

/** Ways to follow a result that the site may replace. */
export interface SearchNavigator {
  navigate: (params: {itemUrl: string}) => void;
  navigateNewTab: (params: {itemUrl: string}) => void;
  navigateNewWindow: (params: {itemUrl: string}) => void;
}

/** A page that a reader may begin with. */
export interface StartPage {
  title: string;
  /** Its path, without the base URL of the site. */
  url: string;
}

/** How the search behaves, functions included. Values of the same name in `themeConfig.algolia` win. */
export interface SearchOptions {
  /** Indices to search beside `indexName`; their hits follow in this order. */
  indices?: readonly DocSearchIndex[];
  /** Most hits asked for. */
  hitsPerPage: number;
  /** Most hits shown of one group. */
  maxResultsPerGroup: number;
  /** Most recent searches shown and kept. */
  recentSearchesLimit: number;
  /** Most recent searches shown while there are favourites. */
  recentSearchesWithFavoritesLimit: number;
  /** Neither stores nor shows recent and favourite searches. */
  disableUserPersonalization: boolean;
  /** The keys that open the dialog; false switches one off. */
  keyboardShortcuts: {'Ctrl/Cmd+K': boolean; '/': boolean};
  /** Whether `?` and a button show the keys of the dialog. */
  keyList: boolean;
  /** Pages offered to a reader who has not searched before. */
  startPages?: readonly StartPage[];
  /** Changes, adds or removes hits before they are shown. */
  transformItems?: (hits: DocSearchHit[]) => DocSearchHit[];
  /** Wraps the search client, to observe or change what is asked and answered. */
  transformSearchClient?: <Client extends SearchClient>(client: Client) => Client;
  /** Address to report that a query found nothing; without it nothing is offered. */
  getMissingResultsUrl?: (params: {query: string}) => string;
  /** Renders what stands within a result's link. */
  hitComponent?: ComponentType<{hit: StoredHit; children: ReactNode}>;
  /** Stands below the results in place of the link to the results page. */
  resultsFooterComponent?: ComponentType<{query: string; nbHits: number}>;
  /** Follows a result in other ways than the site's router and the browser's own. */
  navigator?: Partial<SearchNavigator>;
  /**
   * Is told of every chosen result. Passing one turns click analytics on; no script is ever loaded for it. Without one,
   * `insights` in `themeConfig.algolia` tells the page's own `window.aa`.
   */
  insightsClient?: InsightsClient | undefined;
}

/** The defaults of the search dialog. */
export const defaultSearchOptions: SearchOptions = {
  hitsPerPage: 20,
  maxResultsPerGroup: 5,
  recentSearchesLimit: 7,
  recentSearchesWithFavoritesLimit: 4,
  disableUserPersonalization: false,
  keyboardShortcuts: {'Ctrl/Cmd+K': true, '/': true},
  keyList: true,
};
