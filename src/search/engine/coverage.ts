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

/** How much of a query a document has, and the sum of its words' scores. */
export interface Coverage {
  /** From 0 to 1. */
  share: number;
  score: number;
}

/**
 * Returns for each document that has a word of the query how much of the query it has: Σ weight·exactness / Σ weight over
 * the words, weighted by their inverse document frequency. One measure for "all words" and "optional words".
 */
export function coverageOf(words: readonly MatchedWord[]): Map<number, Coverage> {
  const all = words.reduce((sum, {weight}) => sum + weight, 0);
  const found = new Map<number, Coverage>();
  for (const {documents, weight, factor} of words)
    for (const [id, {score, exactness}] of documents) {
      const known = found.get(id);
      const share = (weight * exactness) / all;
      if (known) {
        known.share += share;
        known.score += score * factor;
      } else found.set(id, {share, score: score * factor});
    }
  return found;
}
