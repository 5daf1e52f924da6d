import type {SearchResponse} from 'algoliasearch/lite';
import {useEffect, useEffectEvent, useState} from 'react';
import type {Hit} from '../Hit';
import type {SearchClient} from '../SearchClient';
import type {KeywordRequest} from '../search/searchRequest';
import {explainFailure} from '../explainFailure';

/** Milliseconds without an answer after which a search counts as stalled. */
const STALLED_AFTER = 300;

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface Answer {
  /** What was asked, as a whole: two answers are to the same question when their keys are equal. */
  key: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  facets: {[attribute: string]: {[value: string]: number} | undefined};
  queryID?: string;
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

function isResponse(result: object | undefined): result is SearchResponse<Hit> {
  return result !== undefined && 'hits' in result && Array.isArray(result.hits);
}

/**
 * Sends requests to the search client and reads the first one's answer, with the facet counts of all of them.
 *
 * @throws what the client throws; Error for an answer that is not of the Algolia form
 */
async function askClient(client: SearchClient, requests: KeywordRequest[], key: string): Promise<Answer> {
  const {results} = await client.search<Hit>({requests});
  const responses = results.map(result => {
    if (!isResponse(result)) throw new Error('The search provider sent an answer that cannot be read.');
    return result;
  });
  const [first] = responses;
  if (!first) throw new Error('The search provider sent no answer.');
  return {
    key,
    query: requests[0]?.query ?? '',
    hits: first.hits,
    nbHits: first.nbHits ?? first.hits.length,
    nbPages: first.nbPages ?? 1,
    facets: Object.assign({}, ...responses.map(({facets}) => facets)),
    queryID: first.queryID,
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
