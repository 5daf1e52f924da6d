import type {QueryMatch} from './matchQuery';
import type {WordPosition} from './wordPositions';

/**
 * Returns how much a list item or table row looks like the entry of what the query names, from 0 to 1: its first words
 * are the query's words, stop words aside, and the one that fits least decides. Options and terms are often explained in
 * lists, where no heading names them.
 */
export function definition(positions: readonly WordPosition[], {words}: QueryMatch): number {
  const content = words.flatMap(({word}, position) => (word.stop ? [] : [position]));
  let least = content.length > 0 ? 1 : 0;
  for (const wanted of content) {
    let best = 0;
    for (const {word, token, exactness} of positions)
      if (word === wanted && token < content.length) best = Math.max(best, exactness);
    least = Math.min(least, best);
  }
  return least;
}
