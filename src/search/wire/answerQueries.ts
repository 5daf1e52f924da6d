import {attributeOf, FACETS} from './attributeOf';
import type {RankedSection} from '../engine/createEngine';
import type {Corpus, WireContext} from './Corpus';
import {corpusFor} from './corpusFor';
import {passes} from './Filter';
import type {Hit} from './Hit';
import {highlight} from './highlight';
import {hitOf} from './hitOf';
import {parseSearchParams, rawParams, type SearchParams} from './parseSearchParams';
import {recordOf} from './recordOf';
import {WireError} from './WireError';

/** The answer to one query. */
export interface SearchResult {
  hits: Hit[];
  nbHits: number;
  page?: number;
  nbPages?: number;
  hitsPerPage?: number;
  offset?: number;
  length?: number;
  exhaustive: {nbHits: true; typo: true; facetsCount?: true};
  exhaustiveNbHits: true;
  exhaustiveTypo: true;
  exhaustiveFacetsCount?: true;
  facets?: Record<string, Record<string, number>>;
  index: string;
  query: string;
  params: string;
  queryID?: string;
  processingTimeMS: number;
}

/** The answer to a search for values of a facet. */
export interface FacetResult {
  facetHits: {value: string; highlighted: string; count: number}[];
  exhaustiveFacetsCount: true;
  processingTimeMS: number;
}

/** The answer to a multi-query request, a result for each of its requests. */
export interface SearchResponses {
  results: (SearchResult | FacetResult)[];
}

/** Algolia hands out no more than so many hits of one query, however they are paged. */
const REACHABLE_HITS = 1000;
const DEFAULT_FACET_HITS = 10;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function matching(corpus: Corpus, params: SearchParams): RankedSection[] {
  const perUrl = new Map<string, number>();
  return corpus.engine.search(params.query).filter(ranked => {
    if (!passes(params.filter, attribute => attributeOf(ranked, corpus, attribute))) return false;
    const {url} = ranked.section;
    const count = (perUrl.get(url) ?? 0) + 1;
    perUrl.set(url, count);
    return params.distinct === 0 || count <= params.distinct;
  });
}

function countValues(found: readonly RankedSection[], corpus: Corpus, facet: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const ranked of found) {
    const value = attributeOf(ranked, corpus, facet);
    if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
}

function facetCounts(
  found: readonly RankedSection[],
  corpus: Corpus | null,
  {facets, maxValuesPerFacet}: SearchParams,
): Record<string, Record<string, number>> {
  const names = facets.includes('*') ? FACETS : facets.filter(facet => FACETS.includes(facet));
  return Object.fromEntries(
    names.flatMap(name => {
      const values = corpus ? countValues(found, corpus, name).slice(0, maxValuesPerFacet) : [];
      return values.length > 0 ? [[name, Object.fromEntries(values)]] : [];
    }),
  );
}

function newQueryID(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function encodedParams(raw: Record<string, unknown>): string {
  const entries = Object.entries(raw)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  return new URLSearchParams(Object.fromEntries(entries)).toString();
}

function paging(params: SearchParams, count: number) {
  if (params.offset !== undefined && params.length !== undefined) {
    const {offset, length} = params;
    return {from: offset, to: offset + length, fields: {offset, length}};
  }
  const {page, hitsPerPage} = params;
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(count, REACHABLE_HITS) / hitsPerPage);
  return {from: page * hitsPerPage, to: (page + 1) * hitsPerPage, fields: {page, nbPages, hitsPerPage}};
}

async function searchHits(
  indexName: string,
  raw: Record<string, unknown>,
  context: WireContext,
): Promise<SearchResult> {
  const start = performance.now();
  const params = parseSearchParams(raw);
  const corpus = await corpusFor(indexName, params.filter, context);
  const found = corpus ? matching(corpus, params) : [];
  const {from, to, fields} = paging(params, found.length);
  const hits = corpus
    ? found
        .slice(from, Math.min(to, REACHABLE_HITS))
        .map(ranked => hitOf({ranked, record: recordOf(ranked, corpus)}, params, corpus.language))
    : [];
  const counted = params.facets.length > 0;
  return {
    hits,
    nbHits: found.length,
    ...fields,
    exhaustive: {nbHits: true, typo: true, ...(counted && {facetsCount: true})},
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(counted && {exhaustiveFacetsCount: true, facets: facetCounts(found, corpus, params)}),
    index: indexName,
    query: params.query,
    params: encodedParams(raw),
    ...(params.clickAnalytics && {queryID: newQueryID()}),
    processingTimeMS: Math.ceil(performance.now() - start),
  };
}

async function searchFacet(
  indexName: string,
  {facet, facetQuery = '', maxFacetHits = DEFAULT_FACET_HITS, ...raw}: Record<string, unknown>,
  context: WireContext,
): Promise<FacetResult> {
  const start = performance.now();
  if (typeof facet !== 'string' || !FACETS.includes(facet))
    throw new WireError(400, `Cannot search in \`${String(facet)}\` attribute, it is no facet of this index`);
  if (typeof facetQuery !== 'string') throw new WireError(400, '"facetQuery" has to be a string');
  const params = parseSearchParams(raw);
  const corpus = await corpusFor(indexName, params.filter, context);
  const values = corpus ? countValues(matching(corpus, params), corpus, facet) : [];
  const tags = {pre: params.highlightPreTag, post: params.highlightPostTag};
  const facetHits = values
    .filter(([value]) => value.toLowerCase().includes(facetQuery.toLowerCase()))
    .slice(0, Number(maxFacetHits))
    .map(([value, count]) => {
      const at = facetQuery === '' ? -1 : value.toLowerCase().indexOf(facetQuery.toLowerCase());
      const ranges = at < 0 ? [] : [{start: at, end: at + facetQuery.length, words: []}];
      return {value, highlighted: highlight(value, ranges, tags), count};
    });
  return {facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.ceil(performance.now() - start)};
}

/**
 * Answers the body of a multi-query request (Algolia's `/1/indexes/{any}/queries`): an object with `requests`, each with `indexName`, an optional `type`
 * ("facet" searches the values of a facet) and the parameters, in place or in `params`.
 * @throws WireError 400 for a request that cannot be answered, 404 for an index that does not exist
 */
export async function answerQueries(body: unknown, context: WireContext): Promise<SearchResponses> {
  if (!isObject(body) || !Array.isArray(body.requests))
    throw new WireError(400, 'The body has to be an object with an array of requests');
  const results = body.requests.map(async (request: unknown) => {
    if (!isObject(request) || typeof request.indexName !== 'string' || request.indexName === '')
      throw new WireError(400, 'Missing mandatory attribute `indexName`');
    const {indexName, type, ...rest} = request;
    const raw = rawParams(rest);
    if (type === 'facet') return searchFacet(indexName, raw, context);
    return searchHits(indexName, raw, context);
  });
  return {results: await Promise.all(results)};
}
