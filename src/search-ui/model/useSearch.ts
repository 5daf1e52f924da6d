import type {SearchResponse} from 'algoliasearch/lite';
import {useEffect, useEffectEvent, useState} from 'react';
import type {DocSearchHit} from './Hit';
import type {SearchClient} from '../../clients/search/createSearchClient';
import type {KeywordRequest} from './searchRequest';
import {explainFailure} from './explainFailure';

/** Milliseconds without an answer after which a search counts as stalled. */
const STALLED_AFTER = 300;

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What one index answered. */
export interface IndexAnswer {
  indexName: string;
  hits: DocSearchHit[];
  queryID?: string;
}

type FacetCounts = {[attribute: string]: {[value: string]: number} | undefined};

export interface Answer {
  /** What was asked, as a whole: two answers are to the same question when their keys are equal. */
  key: string;
  query: string;
  /** The hits of all indices, one index after the other. */
  hits: DocSearchHit[];
  indices: IndexAnswer[];
  nbHits: number;
  nbPages: number;
  facets: FacetCounts;
}

export interface SearchState {
  status: SearchStatus;
  /** The latest answer; while loading it may be that of an earlier query, after an error there is none. */
  answer: Answer | null;
  /** Whether the answer is to what is asked now. */
  isCurrent: boolean;
  /** Asks again after an error. */
  retry: () => void;
}

function isResponse(result: object | undefined): result is SearchResponse<DocSearchHit> {
  return result !== undefined && 'hits' in result && Array.isArray(result.hits);
}

function sumCounts(all: readonly FacetCounts[]): FacetCounts {
  const sums: FacetCounts = {};
  for (const [attribute, counts = {}] of all.flatMap(facets => Object.entries(facets))) {
    const sum = (sums[attribute] ??= {});
    for (const [value, count] of Object.entries(counts)) sum[value] = (sum[value] ?? 0) + count;
  }
  return sums;
}

/**
 * Sends requests to the search client and reads their answers: the hits of those that ask for some, one index after the
 * other, and the facet counts of those that ask for no hits.
 *
 * @throws what the client throws; Error for an answer that is not of the Algolia form
 */
async function askClient(client: SearchClient, requests: KeywordRequest[], key: string): Promise<Answer> {
  const {results} = await client.search<DocSearchHit>({requests});
  const responses = results.map(result => {
    if (!isResponse(result)) throw new Error('The search provider sent an answer that cannot be read.');
    return result;
  });
  if (responses.length < requests.length) throw new Error('The search provider sent no answer.');
  const indices = requests.flatMap(({indexName, hitsPerPage}, position) => {
    const response = responses[position];
    return response && hitsPerPage !== 0 ? [{indexName, response}] : [];
  });
  const counts = responses.filter((_, position) => requests[position]?.hitsPerPage === 0);
  return {
    key,
    query: requests[0]?.query ?? '',
    hits: indices.flatMap(({response}) => response.hits),
    indices: indices.map(({indexName, response: {hits, queryID}}) => ({indexName, hits, queryID})),
    nbHits: indices.reduce((sum, {response: {hits, nbHits}}) => sum + (nbHits ?? hits.length), 0),
    nbPages: Math.max(...indices.map(({response}) => response.nbPages ?? 1)),
    facets: sumCounts(counts.map(({facets}) => facets ?? {})),
  };
}

/**
 * Asks the client whenever the question changes. An answer that arrives after a newer question is dropped.
 *
 * @param requests - the question; null, or an empty list, asks nothing
 */
export function useSearch(client: SearchClient, requests: KeywordRequest[] | null): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failedKey, setFailedKey] = useState<string>();
  const [stalledKey, setStalledKey] = useState<string>();
  const question = requests ? JSON.stringify(requests) : '';
  const key = question && `${attempt} ${question}`;
  const ask = useEffectEvent(() => askClient(client, requests ?? [], key));

  useEffect(() => {
    if (!key) return undefined;
    let isLatest = true;
    const stalled = setTimeout(() => setStalledKey(key), STALLED_AFTER);
    ask()
      .then(next => isLatest && setAnswer(next))
      .catch((error: unknown) => {
        if (!isLatest) return;
        explainFailure(error);
        setAnswer(null);
        setFailedKey(key);
      })
      .finally(() => clearTimeout(stalled));
    return () => {
      isLatest = false;
      clearTimeout(stalled);
    };
  }, [key]);

  const isCurrent = key !== '' && answer?.key === key;
  const waiting = stalledKey === key ? 'stalled' : 'loading';
  const status = !key || isCurrent ? 'idle' : failedKey === key ? 'error' : waiting;
  return {status, answer: key ? answer : null, isCurrent, retry: () => setAttempt(count => count + 1)};
}
