import type {QueryMatch} from './matchQuery';
import {termListOf} from './TermList';
import {tokenize} from './tokenize';
import {wordPositions} from './wordPositions';

/** Returns the line of a sample of code that has the most of a query, by weight and exactness; the first of equals. */
export function matchingLine(code: string, match: QueryMatch, language: string): string {
  let best = '';
  let most = -1;
  for (const line of code.split('\n')) {
    const found = new Map<number, number>();
    for (const {word, exactness} of wordPositions(termListOf(tokenize(line, language), new Map()), match))
      found.set(word, Math.max(found.get(word) ?? 0, exactness));
    const sum = [...found].reduce(
      (total, [word, exactness]) => total + exactness * (match.words[word]?.weight ?? 0),
      0,
    );
    if (sum > most) {
      best = line.trim();
      most = sum;
    }
  }
  return best;
}
