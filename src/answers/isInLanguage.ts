import {isStopWord} from '../engine/isStopWord';
import {tokenize} from '../engine/tokenize';

/** So many words that only the other language has are needed to tell. */
const LEAST_WORDS = 2;

/** Returns whether a text is written in one language rather than in another, by the words that carry its sentences. */
export function isInLanguage(text: string, language: string, rather: string): boolean {
  if (language === rather) return false;
  const terms = tokenize(text, language).flatMap(({term, parts}) => [term, ...parts.map(part => part.term)]);
  const count = (one: string, other: string) =>
    terms.filter(term => isStopWord(term, one) && !isStopWord(term, other)).length;
  const own = count(language, rather);
  return own >= LEAST_WORDS && own > 2 * count(rather, language);
}
