import {useEffect, useEffectEvent, useState} from 'react';
import type {DocSearchHit} from './Hit';
import type {Scope, ScopeAxis} from './Scope';
import type {SearchClient} from '../../clients/search/createSearchClient';
import type {KeywordRequest} from './searchRequest';
import {queryFragments} from './queryFragments';

/** Milliseconds that a query must stand without results before more is asked about it. */
const SETTLED_AFTER = 200;

/** Most queries that are offered instead. */
const SUGGESTIONS = 3;

/** A wider scope in which the query has results. */
export interface WiderScope {
  label: string;
  scope: Scope;
  count: number;
}

/** A query to search for instead. */
export interface Suggestion {
  query: string;
  /** Its language, where that is another than the page's. */
  language?: string | undefined;
}

export interface NearMisses {
  wider: WiderScope[];
  suggestions: Suggestion[];
}

const NONE: NearMisses = {wider: [], suggestions: []};

export interface NearMissesOptions {
  client: SearchClient;
  axes: readonly ScopeAxis[];
  scope: Scope;
  /** Returns the request of a query in a scope. */
  requestOf: (query: string, scope: Scope) => KeywordRequest;
  /** Returns the title of a hit as a query, an empty one where it has none. */
  suggestionOf: (hit: DocSearchHit) => Suggestion;
}

async function findNearMisses(query: string, options: NearMissesOptions): Promise<NearMisses> {
  const {client, axes, scope, requestOf, suggestionOf} = options;
  const scopes = axes
    .filter(({attribute, choices}) => scope[attribute] && choices.length > 1)
    .map(({attribute, allLabel}) => ({label: allLabel, scope: {...scope, [attribute]: ''}}));
  const fragments = queryFragments(query);
  const requests = [
    ...scopes.map(wider => requestOf(query, wider.scope)),
    ...fragments.map(fragment => requestOf(fragment.query, scope)),
  ].map(request => ({...request, hitsPerPage: SUGGESTIONS, clickAnalytics: false}));
  if (requests.length === 0) return NONE;

  const {results} = await client.search<DocSearchHit>({requests});
  const found = results.map(result =>
    'hits' in result ? {count: result.nbHits ?? result.hits.length, hits: result.hits} : {count: 0, hits: []},
  );
  const wider = scopes.map((each, index) => ({...each, count: found[index]?.count ?? 0}));
  const suggestions = fragments.flatMap((fragment, index) => {
    const {hits = []} = found[scopes.length + index] ?? {};
    return fragment.whole && hits.length > 0 ? [{query: fragment.query}] : hits.map(suggestionOf);
  });
  return {
    wider: wider.filter(({count}) => count > 0),
    suggestions: suggestions
      .filter(
        (each, index) =>
          each.query && index === suggestions.findIndex(({query: same}) => same === each.query),
      )
      .slice(0, SUGGESTIONS),
  };
}

/**
 * Looks for what a query without results may have meant: the same query in the other versions and languages, and
 * queries from its own words that do find something. A failure finds nothing.
 */
export function useNearMisses(query: string, options: NearMissesOptions): NearMisses {
  const [found, setFound] = useState<{query: string; nearMisses: NearMisses}>();
  const find = useEffectEvent(() => findNearMisses(query, options));
  useEffect(() => {
    let isLatest = true;
    const settled = setTimeout(() => {
      find().then(
        nearMisses => isLatest && setFound({query, nearMisses}),
        () => undefined,
      );
    }, SETTLED_AFTER);
    return () => {
      isLatest = false;
      clearTimeout(settled);
    };
  }, [query]);
  return found?.query === query ? found.nearMisses : NONE;
}
