import {shards} from '@generated/search-index/default/shards';
import {createSearchClient} from '../../clients/search/createSearchClient';
import type {ScopeAxis} from './Scope';
import {initialScope, scopeFilters} from './Scope';
import type {SearchClient} from '../../clients/search/createSearchClient';
import type {SearchSettings} from './useSearchSettings';

let own: ReturnType<typeof createSearchClient> | null = null;
let wrapped: SearchClient | null = null;

function ownClient({provider, algolia: {appId, apiKey}}: SearchSettings) {
  own ??= createSearchClient(
    provider === 'hosted' ? {kind: 'hosted', appId, apiKey} : {kind: 'embedded', shards},
  );
  return own;
}

/**
 * Returns the search client of the page. There is one, so that its caches and what it knows of the provider's
 * hosts outlive the dialog.
 */
export function searchClient(settings: SearchSettings): SearchClient {
  const {options} = settings;
  const client = ownClient(settings);
  wrapped ??= options.transformSearchClient ? options.transformSearchClient(client) : client;
  return wrapped;
}

/** Starts what a first search from a page needs, where the site searches by itself. */
export function warmUpSearch(settings: SearchSettings, axes: readonly ScopeAxis[]): void {
  const client = ownClient(settings);
  // A failure shows itself in the first search.
  client.warmUp(scopeFilters(axes, initialScope(axes))).catch(() => undefined);
}
