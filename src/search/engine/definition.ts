import type {MatchedWord} from './matchWord';
import type {WordPosition} from './wordPositions';

/**
 * Returns how much a list item or table row looks like the entry of what the query names, from 0 to 1: its first words
 * are the query's words, stop words aside, and the one that fits least decides. Options and terms are often explained in
 * lists, where no heading names them.
 */
export function definition(positions: readonly WordPosition[], words: readonly MatchedWord[]): number {
  const content = words.flatMap(({word}, position) => (word.stop ? [] : [position]));
  const exactness = content.map(wanted =>
    Math.max(
      0,
      ...positions
        .filter(({word, token}) => word === wanted && token < content.length)
        .map(({exactness: found}) => found),
    ),
  );
  return exactness.length > 0 ? Math.min(...exactness) : 0;
}
