import type {RankedSection} from '../../engine/createEngine';
import {attributeOf} from './attributeOf';
import type {Corpus} from '../../engine/Corpus';

/** Returns how many hits have each value of a facet, the most frequent first. */
export function countFacet(
  found: readonly RankedSection[],
  corpus: Corpus,
  facet: string,
): [string, number][] {
  const counts = new Map<string, number>();
  for (const ranked of found) {
    const value = attributeOf(ranked, corpus, facet);
    if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
}
