import {closeWords} from './closeWords';
import {describeHit} from './describeHit';
import {foreignLanguage} from './foreignLanguage';
import {queryFragments} from './queryFragments';
import type {ResultHit} from './readHit';
import type {Scope, ScopeAxis} from './Scope';
import type {SearchResponse} from './schemas';
import type {KeywordRequest} from './searchRequest';
import {searchAll, type SearchSource} from './useSearch';

/** Most queries that are offered instead. */
const SUGGESTIONS = 3;

/** Most words that are offered in place of one; the rest are titles of pages. */
const WORDS = 2;

/** Another scope in which the query has results. */
export interface OtherScope {
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
  others: OtherScope[];
  suggestions: Suggestion[];
}

export interface NearMissesOptions extends SearchSource {
  axes: readonly ScopeAxis[];
  scope: Scope;
  /** Returns the request of a query in a scope. */
  requestOf: (query: string, scope: Scope) => KeywordRequest;
}

/** Returns the scopes beside the chosen one that an axis offers, with what each would find; all of it comes first. */
function otherScopes(
  {attribute, allLabel, choices}: ScopeAxis,
  scope: Scope,
  response: SearchResponse | undefined,
): OtherScope[] {
  const counts = response?.facets.get(attribute);
  return [
    {value: '', label: allLabel, count: response?.nbHits ?? 0},
    ...choices.map(({value, label}) => ({value, label, count: counts?.get(value) ?? 0})),
  ]
    .filter(({value, count}) => count > 0 && value !== scope[attribute])
    .map(({value, label, count}) => ({label, count, scope: {...scope, [attribute]: value}}));
}

function titleOf(hit: ResultHit): Suggestion {
  const {title} = describeHit({...hit, type: 'lvl1', marks: undefined});
  return {query: title.map(({text}) => text).join(''), language: foreignLanguage(hit)?.tag};
}

/**
 * Looks for what a query without results may have meant.
 *
 * @throws what the search client throws
 */
export async function findNearMisses(query: string, options: NearMissesOptions): Promise<NearMisses> {
  const {client, axes, scope, requestOf, readHits} = options;
  const narrowed = axes.filter(({attribute, choices}) => scope[attribute] && choices.length > 1);
  const fragments = queryFragments(query);
  const requests = [
    ...narrowed.map(({attribute}) => ({
      ...requestOf(query, {...scope, [attribute]: ''}),
      facets: [attribute],
      hitsPerPage: 0,
    })),
    ...fragments.map(fragment => ({...requestOf(fragment.query, scope), hitsPerPage: SUGGESTIONS})),
  ].map(request => ({...request, clickAnalytics: false}));
  if (requests.length === 0) return {others: [], suggestions: []};

  const responses = await searchAll(client, requests);
  const found = fragments.map((fragment, index) => ({
    ...fragment,
    hits: readHits(responses[narrowed.length + index]?.hits ?? []),
  }));
  const cut = found.filter(({whole}) => !whole).flatMap(({hits}) => hits);
  const suggestions: Suggestion[] = [
    ...found.filter(({whole, hits}) => whole && hits.length > 0).map(({query: part}) => ({query: part})),
    ...closeWords(query, cut)
      .slice(0, WORDS)
      .map(word => ({query: word})),
    ...cut.map(titleOf),
  ];
  return {
    others: narrowed.flatMap((axis, index) => otherScopes(axis, scope, responses[index])),
    suggestions: suggestions
      .filter(
        (each, index) =>
          each.query && index === suggestions.findIndex(({query: same}) => same === each.query),
      )
      .slice(0, SUGGESTIONS),
  };
}
