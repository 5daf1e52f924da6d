import type {Question} from './readQuestion';

/**
 * Returns the share of a question that was found, from 0 to 1: of all its words by their claims, those that no section has
 * included. Words that are only guessed at are no evidence.
 *
 * @param found - how exactly each word was found, by its position
 */
export function sureShareOf({words, claim}: Question, found: readonly number[]): number {
  const sum = words.reduce(
    (total, word, position) => total + (word.guessed ? 0 : word.claim * (found[position] ?? 0)),
    0,
  );
  return sum / (claim || 1);
}
