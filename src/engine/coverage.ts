import type {MatchedWord} from './matchWord';
import {WEIGHTS} from './weights';

/** How a query is read: as keywords, all of which are wanted, or as a sentence, of which a section may lack some. */
export interface Strictness {
  /** The power coverage is raised to: how much a missing word costs. */
  exponent: number;
  /** A section that has less of the query than this share of what the best one has is no hit. */
  leastShare: number;
}

const KEYWORDS: Strictness = {exponent: 3, leastShare: 0.35};
const SENTENCE_SHARE = 0.2;
/** Of so many words that name something, no section needs to have them all. */
const WORDS_OF_A_LONG_SENTENCE = 5;

/** Returns how much of a query its hits have to have: less of a sentence, with stop words or many words, than of keywords. */
export function strictnessOf(words: readonly MatchedWord[]): Strictness {
  const content = words.filter(({word}) => !word.stop).length;
  if (content >= WORDS_OF_A_LONG_SENTENCE) return {exponent: 1, leastShare: SENTENCE_SHARE};
  return content < words.length ? {exponent: WEIGHTS.shortSentence, leastShare: SENTENCE_SHARE} : KEYWORDS;
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
