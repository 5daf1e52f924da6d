import {isStopWord} from './isStopWord';
import type {MatchedWord} from './matchWord';
import type {Token} from './tokenize';
import {wordPositions} from './wordPositions';

/** How a heading and a query agree, both shares from 0 to 1. */
export interface HeadingMatch {
  /** Share of the heading's words that the query has. */
  covered: number;
  /** Share of the query, by weight and exactness, that the heading has. */
  answered: number;
  /** Positions of the matched words that the heading has. */
  words: ReadonlySet<number>;
}

/** Returns how a heading and a query agree. Stop words of the heading do not count. */
export function headingMatch(
  tokens: readonly Token[],
  words: readonly MatchedWord[],
  language: string,
): HeadingMatch {
  const exactness = new Map<number, number>();
  const covered = new Map<number, number>();
  for (const {word, token, exactness: found} of wordPositions(tokens, words)) {
    exactness.set(word, Math.max(exactness.get(word) ?? 0, found));
    covered.set(token, Math.max(covered.get(token) ?? 0, found));
  }
  let content = 0;
  let sum = 0;
  tokens.forEach(({term}, position) => {
    if (!covered.has(position) && isStopWord(term, language)) return;
    content += 1;
    sum += covered.get(position) ?? 0;
  });
  const all = words.reduce((total, {weight}) => total + weight, 0);
  const answered = words.reduce((total, {weight}, word) => total + weight * (exactness.get(word) ?? 0), 0);
  return {
    covered: content > 0 ? sum / content : 0,
    answered: all > 0 ? answered / all : 0,
    words: new Set(exactness.keys()),
  };
}
