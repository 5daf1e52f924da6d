import type {Token} from '../engine/tokenize';
import type {Phrase, Question} from './readQuestion';

/** A place in a text where a word of a question was found. */
export interface Place {
  /** Position of the word in the question. */
  word: number;
  /** Position of the token in the text. */
  token: number;
  exactness: number;
}

/** What a text has of a question. */
export interface Finding {
  /** In the order of the text. */
  places: readonly Place[];
  /** How exactly each word of the question was found, by its position; 0 for one that was not. */
  exactness: readonly number[];
  /** How often each word was found, each time by its exactness. */
  frequency: readonly number[];
  /** How much of each token was found, by its position; of an identifier the share of its parts, unless it was as a whole. */
  covered: ReadonlyMap<number, number>;
}

/** How exactly a word is found inside an identifier, and an identifier inside a longer one or written as words of its own. */
const IN_OTHER_FORM = 0.85;

/** Returns whether an identifier stands at a place of a text, in a longer one or word by word. */
function isSpelledOut(parts: readonly string[], tokens: readonly Token[], at: number): boolean {
  const within = tokens[at]?.parts ?? [];
  return (
    parts.every((part, offset) => tokens[at + offset]?.term === part) ||
    (within.length > 0 && parts.every(part => within.some(({term}) => term === part)))
  );
}

/** Returns whether a phrase begins at a place of a text. */
function isPhrase({words}: Phrase, tokens: readonly Token[], at: number): boolean {
  return words.every((forms, offset) => forms.has(tokens[at + offset]?.term ?? ''));
}

/**
 * Finds the words of a question in a text, also in parts of an identifier, and an identifier also where it is spelled out.
 */
export function findWords(
  tokens: readonly Token[],
  {words, byTerm}: Pick<Question, 'words' | 'byTerm'>,
): Finding {
  const places: Place[] = [];
  const exactness = words.map(() => 0);
  const frequency = words.map(() => 0);
  const covered = new Map<number, number>();
  tokens.forEach(({term, parts}, token) => {
    const best = new Map<number, number>();
    /** Keeps the words that a term may stand for, and returns how exactly the best of them is found. */
    const keep = (one: string, factor: number) =>
      (byTerm.get(one) ?? []).reduce((most, {word, exactness: found}) => {
        best.set(word, Math.max(best.get(word) ?? 0, found * factor));
        return Math.max(most, found);
      }, 0);
    const whole = keep(term, 1);
    const ofParts = parts.reduce((sum, part) => sum + keep(part.term, IN_OTHER_FORM), 0);
    words.forEach(({phrases}, word) => {
      for (const phrase of phrases)
        if (phrase.exactness > (best.get(word) ?? 0) && isPhrase(phrase, tokens, token))
          best.set(word, phrase.exactness);
    });
    for (const [word, found] of best) {
      const pieces = words[word]?.word.parts ?? [];
      if (found < IN_OTHER_FORM && pieces.length > 1 && isSpelledOut(pieces, tokens, token))
        best.set(word, IN_OTHER_FORM);
    }
    if (best.size > 0)
      covered.set(
        token,
        parts.length === 0 ? Math.max(...best.values()) : Math.max(whole, ofParts / parts.length),
      );
    for (const [word, found] of best) {
      places.push({word, token, exactness: found});
      exactness[word] = Math.max(exactness[word] ?? 0, found);
      frequency[word] = (frequency[word] ?? 0) + found;
    }
  });
  return {places, exactness, frequency, covered};
}
