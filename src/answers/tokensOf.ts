import {type Token, tokenize} from '../engine/tokenize';

/** So many texts are kept cut into words: those of the sections that the last questions led to, and more. */
const KEPT = 4000;

const kept = new Map<string, readonly Token[]>();

/** Returns the words of a text as `tokenize` does, kept for the next question: most time goes into finding them. */
export function tokensOf(text: string, language: string): readonly Token[] {
  const key = `${language} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const tokens = tokenize(text, language);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, tokens);
  return tokens;
}
