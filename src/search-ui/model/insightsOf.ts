import type {InsightsClient} from './SearchOptions';
import type {SearchSettings} from './useSearchSettings';

declare global {
  interface Window {
    /** The client of search-insights, where a page has one. */
    aa?: InsightsClient;
  }
}

/**
 * Returns who is told of chosen results: the client that the site's code passes; else, where the configuration turns
 * `insights` on, the page's own client of search-insights, `window.aa`.
 */
export function insightsOf({algolia, options}: SearchSettings): InsightsClient | undefined {
  if (options.insightsClient || !algolia.insights) return options.insightsClient;
  return (...told) => window.aa?.(...told);
}
