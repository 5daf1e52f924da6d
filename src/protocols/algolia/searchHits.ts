import {createId} from '../createId';
import type {RankedSection} from '../../engine/createEngine';
import {FACETS} from './attributeOf';
import type {Corpus} from '../../engine/Corpus';
import type {WireContext} from './WireContext';
import {corpusFor} from './corpusFor';
import {countFacet} from './countFacet';
import type {Hit} from './Hit';
import {hitOf} from './hitOf';
import {matchingSections} from './matchingSections';
import {parseSearchParams, type SearchParams} from './parseSearchParams';
import {recordOf} from './recordOf';

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

/** Algolia hands out no more than so many hits of one query, however they are paged. */
const REACHABLE_HITS = 1000;

function facetCounts(
  found: readonly RankedSection[],
  corpus: Corpus | null,
  {facets, maxValuesPerFacet}: SearchParams,
): Record<string, Record<string, number>> {
  const names = facets.includes('*') ? FACETS : facets.filter(facet => FACETS.includes(facet));
  return Object.fromEntries(
    names.flatMap(name => {
      const values = corpus ? countFacet(found, corpus, name).slice(0, maxValuesPerFacet) : [];
      return values.length > 0 ? [[name, Object.fromEntries(values)]] : [];
    }),
  );
}

function encodedParams(raw: Record<string, unknown>): string {
  const entries = Object.entries(raw)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
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

/**
 * Returns the result of one query.
 * @throws WireError 400 for parameters that cannot be read, 404 for an index that does not exist
 */
export async function searchHits(
  indexName: string,
  raw: Record<string, unknown>,
  context: WireContext,
): Promise<SearchResult> {
  const start = performance.now();
  const params = parseSearchParams(raw);
  const chosen = await corpusFor(indexName, params.filter, context);
  const corpus = chosen?.corpus ?? null;
  const found = chosen ? matchingSections(chosen, params) : [];
  const {from, to, fields} = paging(params, found.length);
  const shown = found.slice(from, Math.min(to, REACHABLE_HITS));
  if (shown.some(({inHeading, passage}) => !inHeading && passage?.kind === 'code')) await corpus?.loadCode();
  const hits = corpus
    ? shown.map(ranked => hitOf({ranked, record: recordOf(ranked, corpus)}, params, corpus.language))
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
    ...(params.clickAnalytics && {queryID: createId()}),
    processingTimeMS: Math.ceil(performance.now() - start),
  };
}
