import {isStopWord} from './isStopWord';
import type {QueryMatch} from './matchQuery';
import type {TermList} from './TermList';
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

/** Returns how a heading and a query agree. Stop words of the heading count only where the query has them too. */
export function headingMatch(terms: TermList, match: QueryMatch, language: string): HeadingMatch {
  const exactness = new Map<number, number>();
  const covered = new Map<number, number>();
  for (const {word, token, exactness: found, covered: share} of wordPositions(terms, match)) {
    exactness.set(word, Math.max(exactness.get(word) ?? 0, found));
    covered.set(token, Math.max(covered.get(token) ?? 0, share));
  }
  let content = 0;
  let sum = 0;
  terms.forEach((entry, position) => {
    if (!covered.has(position) && typeof entry === 'string' && isStopWord(entry, language)) return;
    content += 1;
    sum += covered.get(position) ?? 0;
  });
  let all = 0;
  let answered = 0;
  match.words.forEach(({weight}, word) => {
    all += weight;
    answered += weight * (exactness.get(word) ?? 0);
  });
  return {
    covered: content > 0 ? sum / content : 0,
    answered: all > 0 ? answered / all : 0,
    words: new Set(exactness.keys()),
  };
}
