import type {Token} from '../../search/engine/tokenize';
import type {QuestionWord} from './readQuestion';

/** A place in a text where a word of a question was found. */
export interface Place {
  /** Position of the word in the question. */
  word: number;
  /** Position of the token in the text. */
  token: number;
  exactness: number;
}

/** Returns where in a text which words of a question stand, in the order of the text. */
export function placesOf(tokens: readonly Token[], words: readonly QuestionWord[]): Place[] {
  return tokens.flatMap(({term, parts}, token) =>
    words.flatMap(({terms}, word) => {
      const found = [term, ...parts.map(part => part.term)].map(one => terms.get(one)?.exactness ?? 0);
      const exactness = Math.max(...found);
      return exactness > 0 ? [{word, token, exactness}] : [];
    }),
  );
}
