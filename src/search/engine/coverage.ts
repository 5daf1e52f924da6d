import type {MatchedWord} from './matchWord';

const STRICT = 3;
const LENIENT = 1;
/** A query of so many words that name something is a sentence, and no section needs to have them all. */
const WORDS_OF_A_SENTENCE = 5;

/** Returns how much a missing word costs: the power coverage is raised to, lower for sentences than for keywords. */
export function coverageExponent(words: readonly MatchedWord[]): number {
  const content = words.filter(({word}) => !word.stop).length;
  return content < words.length || content >= WORDS_OF_A_SENTENCE ? LENIENT : STRICT;
}

/**
 * Returns how much of a query a document has, from 0 to 1: Σ weight·exactness / Σ weight over the query's words,
 * weighted by their inverse document frequency. One measure for "all words" and "optional words".
 */
export function coverage(words: readonly MatchedWord[], document: number): number {
  let found = 0;
  let all = 0;
  for (const {weight, documents} of words) {
    found += weight * (documents.get(document)?.exactness ?? 0);
    all += weight;
  }
  return all > 0 ? found / all : 0;
}
