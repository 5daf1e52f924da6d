import type {QueryMatch} from './matchQuery';
import type {TermList} from './TermList';
import {WEIGHTS} from './weights';

/** A place in a text where a query word was found. */
export interface WordPosition {
  /** Position of the word among the matched words. */
  word: number;
  /** Position of the token in the text. */
  token: number;
  exactness: number;
  /** How much of the token was found: less where it is an identifier and the word only a part of it. */
  covered: number;
}

/** Returns where in a text which of the query's words stand, in the order of the text. */
export function wordPositions(terms: TermList, {byTerm}: QueryMatch): WordPosition[] {
  const positions: WordPosition[] = [];
  terms.forEach((entry, token) => {
    if (typeof entry === 'string') {
      for (const {word, candidate} of byTerm.get(entry) ?? [])
        positions.push({word, token, exactness: candidate.exactness, covered: candidate.exactness});
      return;
    }
    const best = new Map<number, Pick<WordPosition, 'exactness' | 'covered'>>();
    entry.forEach((term, place) => {
      for (const {word, candidate} of byTerm.get(term) ?? []) {
        const {exactness = 0, covered = 0} = best.get(word) ?? {};
        best.set(word, {
          exactness: Math.max(exactness, candidate.exactness),
          covered: Math.max(covered, candidate.exactness * (place === 0 ? 1 : WEIGHTS.part)),
        });
      }
    });
    for (const [word, found] of best) positions.push({word, token, ...found});
  });
  return positions;
}
