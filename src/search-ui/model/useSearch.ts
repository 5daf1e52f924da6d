import {useEffect, useEffectEvent, useState} from 'react';
import type {SearchClient} from '../../clients/search/createSearchClient';
import type {DocSearchHit} from './Hit';
import {explainFailure} from './explainFailure';
import type {ResultHit} from './readHit';
import {read, responseSchema, type FacetCounts, type SearchResponse} from './schemas';
import type {KeywordRequest} from './searchRequest';

/** Milliseconds without an answer after which a search counts as stalled. */
const STALLED_AFTER = 300;

/** Milliseconds after which a search without an answer is said to have failed; one that still comes is shown. */
const FAILED_AFTER = 8000;

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What one index answered. */
export interface IndexResults {
  indexName: string;
  hits: DocSearchHit[];
  queryID?: string | undefined;
}

export interface SearchResults {
  /** What was asked, as a whole: two results are of the same search when their keys are equal. */
  key: string;
  query: string;
  /** What is to be shown of the hits of all indices, one index after the other. */
  hits: ResultHit[];
  indices: IndexResults[];
  nbHits: number;
  nbPages: number;
  facets: FacetCounts;
}

export interface SearchState {
  status: SearchStatus;
  /** The latest results; while loading they may be those of an earlier query, after an error there are none. */
  results: SearchResults | null;
  /** Whether the results are of what is asked now. */
  isCurrent: boolean;
  /** Asks again after an error. */
  retry: () => void;
}

/** What a search needs beside its requests. */
export interface SearchSource {
  client: Pick<SearchClient, 'search'>;
  /** Returns what is to be shown of the hits that were found. */
  readHits: (hits: DocSearchHit[]) => ResultHit[];
}

/** Returns the counts of several searches together. */
export function sumFacets(all: readonly FacetCounts[]): FacetCounts {
  const sums = new Map<string, Map<string, number>>();
  for (const [attribute, counts] of all.flatMap(facets => [...facets])) {
    const sum = sums.get(attribute) ?? new Map<string, number>();
    for (const [value, count] of counts) sum.set(value, (sum.get(value) ?? 0) + count);
    sums.set(attribute, sum);
  }
  return sums;
}

/**
 * Sends requests to the search client.
 *
 * @returns a response for each request
 * @throws what the client throws; Error for an answer that is not of the Algolia form
 */
export async function searchAll(
  client: SearchSource['client'],
  requests: KeywordRequest[],
): Promise<SearchResponse[]> {
  const {results} = await client.search({requests});
  return requests.map((_, position) => {
    const response = read(responseSchema, results[position]);
    if (!response) throw new Error('The search provider sent an answer that cannot be read.');
    return response;
  });
}

/** Reads the hits of those requests that ask for some, and the facet counts of those that ask for no hits. */
async function search(
  {client, readHits}: SearchSource,
  requests: KeywordRequest[],
  key: string,
): Promise<SearchResults> {
  const responses = await searchAll(client, requests);
  const asked = requests.map(({indexName, hitsPerPage}, position) => ({
    indexName,
    isCount: hitsPerPage === 0,
    response: responses[position],
  }));
  const indices = asked.flatMap(({indexName, isCount, response}) =>
    response && !isCount ? {indexName, ...response} : [],
  );
  return {
    key,
    query: requests[0]?.query ?? '',
    hits: readHits(indices.flatMap(({hits}) => hits)),
    indices,
    nbHits: indices.reduce((sum, {hits, nbHits}) => sum + (nbHits ?? hits.length), 0),
    nbPages: Math.max(...indices.map(({nbPages}) => nbPages ?? 1)),
    facets: sumFacets(asked.flatMap(({isCount, response}) => (response && isCount ? response.facets : []))),
  };
}

/**
 * Asks the client whenever the question changes. Results that arrive after a newer question are dropped.
 *
 * @param requests - the question; null, or an empty list, asks nothing
 */
export function useSearch(source: SearchSource, requests: KeywordRequest[] | null): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [results, setResults] = useState<SearchResults | null>(null);
  const [failedKey, setFailedKey] = useState<string>();
  const [stalledKey, setStalledKey] = useState<string>();
  const question = requests ? JSON.stringify(requests) : '';
  const key = question && `${attempt} ${question}`;
  const ask = useEffectEvent(() => search(source, requests ?? [], key));

  useEffect(() => {
    if (!key) return undefined;
    let isLatest = true;
    const fail = () => {
      setResults(null);
      setFailedKey(key);
    };
    const stalled = setTimeout(() => setStalledKey(key), STALLED_AFTER);
    const overdue = setTimeout(fail, FAILED_AFTER);
    const stopWaiting = () => {
      clearTimeout(stalled);
      clearTimeout(overdue);
    };
    ask()
      .then(next => isLatest && setResults(next))
      .catch((error: unknown) => {
        if (!isLatest) return;
        explainFailure(error);
        fail();
      })
      .finally(stopWaiting);
    return () => {
      isLatest = false;
      stopWaiting();
    };
  }, [key]);

  const isCurrent = key !== '' && results?.key === key;
  const waiting = stalledKey === key ? 'stalled' : 'loading';
  const status = !key || isCurrent ? 'idle' : failedKey === key ? 'error' : waiting;
  return {status, results: key ? results : null, isCurrent, retry: () => setAttempt(count => count + 1)};
}
