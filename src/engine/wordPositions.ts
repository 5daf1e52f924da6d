import type {QueryMatch} from './matchQuery';
import type {TermList} from './TermList';

/** A place in a text where a query word was found. */
export interface WordPosition {
  /** Position of the word among the matched words. */
  word: number;
  /** Position of the token in the text. */
  token: number;
  exactness: number;
}

/** Returns where in a text which of the query's words stand, in the order of the text. */
export function wordPositions(terms: TermList, {byTerm}: QueryMatch): WordPosition[] {
  const positions: WordPosition[] = [];
  terms.forEach((entry, token) => {
    if (typeof entry === 'string') {
      for (const {word, candidate} of byTerm.get(entry) ?? [])
        positions.push({word, token, exactness: candidate.exactness});
      return;
    }
    const best = new Map<number, number>();
    for (const term of entry)
      for (const {word, candidate} of byTerm.get(term) ?? [])
        best.set(word, Math.max(best.get(word) ?? 0, candidate.exactness));
    for (const [word, exactness] of best) positions.push({word, token, exactness});
  });
  return positions;
}
