import type {Passage} from '../records/Section';
import type {MatchedWord} from './matchWord';
import {proximity} from './proximity';
import type {Token} from './tokenize';
import {wordPositions} from './wordPositions';

/** How well a passage answers a query. */
export interface PassageMatch {
  /** Position of the passage in its section. */
  position: number;
  score: number;
}

const PROXIMITY_SHARE = 0.2;
const CODE_FACTOR = 0.8;
/** Among equals the earlier passage comes first. */
const LATER_FACTOR = 0.99;
/** What a word counts that only the heading has. */
const HEADING_SHARE = 0.5;

/**
 * Returns a passage's share of the query from 0 to about 1.2: words by weight and exactness, plus up to 0.2 for words
 * that stand together. A word that only the heading has counts half when `headingWords` are given.
 */
export function passageScore(
  tokens: readonly Token[],
  kind: Passage['kind'],
  words: readonly MatchedWord[],
  headingWords: ReadonlySet<number> = new Set(),
): number {
  const positions = wordPositions(tokens, words);
  if (positions.length === 0) return 0;
  const exactness = new Map<number, number>();
  for (const {word, exactness: found} of positions)
    exactness.set(word, Math.max(exactness.get(word) ?? 0, found));
  let found = 0;
  let all = 0;
  words.forEach(({weight}, word) => {
    all += weight;
    found += weight * (exactness.get(word) ?? (headingWords.has(word) ? HEADING_SHARE : 0));
  });
  const score = found / all + PROXIMITY_SHARE * proximity(positions, words.length);
  return kind === 'code' ? score * CODE_FACTOR : score;
}

/** Returns the passage that answers a query best, `null` when none has a word of it. */
export function bestPassage(
  passages: readonly Passage[],
  tokensOf: (position: number) => readonly Token[],
  words: readonly MatchedWord[],
): PassageMatch | null {
  let best: PassageMatch | null = null;
  passages.forEach(({kind}, position) => {
    const score = passageScore(tokensOf(position), kind, words) * LATER_FACTOR ** position;
    if (score > (best?.score ?? 0)) best = {position, score};
  });
  return best;
}
