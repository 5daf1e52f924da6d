import type {MatchedWord} from './matchWord';
import type {Token} from './tokenize';

/** A place in a text where a query word was found. */
export interface WordPosition {
  /** Position of the word among the matched words. */
  word: number;
  /** Position of the token in the text. */
  token: number;
  exactness: number;
}

/** Returns where in a text which of the query's words stand, in the order of the text. */
export function wordPositions(tokens: readonly Token[], words: readonly MatchedWord[]): WordPosition[] {
  const positions: WordPosition[] = [];
  tokens.forEach((token, position) => {
    words.forEach(({terms}, word) => {
      let exactness = terms.get(token.term)?.exactness ?? 0;
      for (const part of token.parts) exactness = Math.max(exactness, terms.get(part.term)?.exactness ?? 0);
      if (exactness > 0) positions.push({word, token: position, exactness});
    });
  });
  return positions;
}
