import type {WordPosition} from './wordPositions';

/**
 * Returns how close together the query's words stand in a text, from 0 to 1: over the windows that begin at a found
 * word, the best of (distinct words − 1) / (tokens − 1) × distinct words / `wordCount`. 1 when all words stand side by
 * side, 0 when fewer than two are there.
 */
export function proximity(
  positions: readonly Pick<WordPosition, 'word' | 'token'>[],
  wordCount: number,
): number {
  let best = 0;
  for (let start = 0; start < positions.length; start += 1) {
    const seen = new Set<number>();
    const first = positions[start]?.token ?? 0;
    for (let end = start; end < positions.length; end += 1) {
      const position = positions[end];
      if (!position) break;
      seen.add(position.word);
      const span = Math.max(position.token - first, seen.size - 1);
      if (seen.size > 1) best = Math.max(best, (((seen.size - 1) / span) * seen.size) / wordCount);
      if (seen.size === wordCount) break;
    }
  }
  return best;
}
