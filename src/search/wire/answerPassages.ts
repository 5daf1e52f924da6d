import type {Passage, Section} from '../records/Section';
import {corpusFor} from './corpusFor';
import type {WireContext} from './Corpus';
import {parseSearchParams} from './parseSearchParams';
import {WireError} from './WireError';

/** A passage that may answer the question, with those after it up to about 80 words, and the heading they stand under. */
export type PassageHit = Omit<Section, 'passages'> & {score: number; passages: Passage[]};

/** The answer to a request for passages, best first. */
export interface PassageResponse {
  passages: PassageHit[];
}

/** What may be asked for: the question, the facets that choose the pages, and how much to look through and return. */
export interface PassageRequest {
  question: string;
  facetFilters?: unknown;
  sections?: number;
  passages?: number;
}

function isPassageRequest(body: unknown): body is PassageRequest {
  return typeof body === 'object' && body !== null && 'question' in body && typeof body.question === 'string';
}

/**
 * Answers a request for the passages that may answer a question: an addition to the protocol that only the embedded
 * provider has, at `/1/indexes/{index}/passages`. The filters choose whole shards.
 * @throws WireError 400 without a question, 404 for an index that does not exist
 */
export async function answerPassages(
  indexName: string,
  body: unknown,
  context: WireContext,
): Promise<PassageResponse> {
  if (!isPassageRequest(body)) throw new WireError(400, 'Missing mandatory attribute `question`');
  const {question, facetFilters, sections, passages} = body;
  const corpus = await corpusFor(indexName, parseSearchParams({facetFilters}).filter, context);
  const ranked = corpus?.engine.rankPassages(question, {sections, passages}) ?? [];
  return {
    passages: ranked.map(({section: {url, anchor, hierarchy, language}, ...passage}) => ({
      url,
      anchor,
      hierarchy,
      ...(language !== undefined && {language}),
      ...passage,
    })),
  };
}
