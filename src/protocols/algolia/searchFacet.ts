import {FACETS} from './attributeOf';
import type {WireContext} from './WireContext';
import {corpusFor} from './corpusFor';
import {countFacet} from './countFacet';
import {highlight} from './highlight';
import {matchingSections} from './matchingSections';
import {integer, parseSearchParams} from './parseSearchParams';
import {WireError} from './WireError';

/** The answer to a search for values of a facet. */
export interface FacetResult {
  facetHits: {value: string; highlighted: string; count: number}[];
  exhaustiveFacetsCount: true;
  processingTimeMS: number;
}

const DEFAULT_FACET_HITS = 10;
const MOST_FACET_HITS = 100;

/**
 * Returns the values of a facet that hold a text, with the number of their hits for the query.
 * @throws WireError 400 for what is no facet, 404 for an index that does not exist
 */
export async function searchFacet(
  indexName: string,
  {facet, facetQuery = '', maxFacetHits, ...raw}: Record<string, unknown>,
  context: WireContext,
): Promise<FacetResult> {
  const start = performance.now();
  if (typeof facet !== 'string' || !FACETS.includes(facet))
    throw new WireError(400, `Cannot search in \`${String(facet)}\` attribute, it is no facet of this index`);
  if (typeof facetQuery !== 'string') throw new WireError(400, '"facetQuery" has to be a string');
  const most = integer(maxFacetHits, 'maxFacetHits', DEFAULT_FACET_HITS, MOST_FACET_HITS);
  const params = parseSearchParams(raw);
  const chosen = await corpusFor(indexName, params.filter, context);
  const values = chosen ? countFacet(matchingSections(chosen, params), chosen.corpus, facet) : [];
  const tags = {pre: params.highlightPreTag, post: params.highlightPostTag};
  const facetHits = values
    .filter(([value]) => value.toLowerCase().includes(facetQuery.toLowerCase()))
    .slice(0, most)
    .map(([value, count]) => {
      const at = facetQuery === '' ? -1 : value.toLowerCase().indexOf(facetQuery.toLowerCase());
      const ranges = at < 0 ? [] : [{start: at, end: at + facetQuery.length, words: []}];
      return {value, highlighted: highlight(value, ranges, tags), count};
    });
  return {facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.ceil(performance.now() - start)};
}
