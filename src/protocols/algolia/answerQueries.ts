import type {WireContext} from './WireContext';
import {rawParams} from './parseSearchParams';
import {type FacetResult, searchFacet} from './searchFacet';
import {searchHits, type SearchResult} from './searchHits';
import {WireError} from './WireError';

/** The answer to a multi-query request, a result for each of its requests. */
export interface SearchResponses {
  results: (SearchResult | FacetResult)[];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Answers the body of a multi-query request: an object with `requests`, each with `indexName`, an optional `type` ("facet"
 * searches the values of a facet) and the parameters, in place or in `params`.
 * @throws WireError 400 for a request that cannot be answered, 404 for an index that does not exist
 */
export async function answerQueries(body: unknown, context: WireContext): Promise<SearchResponses> {
  if (!isObject(body) || !Array.isArray(body.requests))
    throw new WireError(400, 'The body has to be an object with an array of requests');
  const {strategy = 'none'} = body;
  if (strategy !== 'none')
    throw new WireError(
      400,
      `Unsupported value for "strategy" parameter: ${JSON.stringify(strategy)}. The search of this site knows "none"`,
    );
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
