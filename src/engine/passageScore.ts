import type {Passage} from '../content/Section';
import type {QueryMatch} from './matchQuery';
import {proximity} from './proximity';
import type {TermList} from './TermList';
import {wordPositions} from './wordPositions';

const PROXIMITY_SHARE = 0.2;
const CODE_FACTOR = 0.8;
/** Among equals the earlier passage comes first. */
const LATER_FACTOR = 0.99;

/** A passage as it is scored. */
export interface PassageTerms {
  kind: Passage['kind'];
  terms: TermList;
  /** Position of the passage in its section. */
  position: number;
}

/**
 * Returns how well a passage answers a query, 0 when it has no word of it: its share of the query from 0 to 1, words by
 * weight and exactness, plus up to 0.2 for words that stand together; a little less for later passages and for code.
 */
export function passageScore({kind, terms, position}: PassageTerms, match: QueryMatch): number {
  const positions = wordPositions(terms, match);
  if (positions.length === 0) return 0;
  const exactness = new Map<number, number>();
  for (const {word, exactness: found} of positions)
    exactness.set(word, Math.max(exactness.get(word) ?? 0, found));
  let found = 0;
  let all = 0;
  match.words.forEach(({weight}, word) => {
    all += weight;
    found += weight * (exactness.get(word) ?? 0);
  });
  const score = found / all + PROXIMITY_SHARE * proximity(positions, match.words.length);
  return score * LATER_FACTOR ** position * (kind === 'code' ? CODE_FACTOR : 1);
}
