import {tokenize} from '../../engine/tokenize';
import type {HighlightRange} from './highlightRanges';

/** The part of a text to show, as UTF-16 offsets. */
export interface Bounds {
  start: number;
  end: number;
}

/** Returns the first of the windows of `length` tokens that have the most of the query's words. */
function bestWindow(wordsAt: readonly (readonly number[])[], length: number): {first: number; last: number} {
  let best = {first: 0, last: 0, words: 0};
  wordsAt.forEach((words, first) => {
    if (words.length === 0) return;
    const seen = new Set<number>();
    let last = first;
    for (let token = first; token < Math.min(first + length, wordsAt.length); token += 1) {
      const before = seen.size;
      for (const word of wordsAt[token] ?? []) seen.add(word);
      if (seen.size > before) last = token;
    }
    if (seen.size > best.words) best = {first, last, words: seen.size};
  });
  return best;
}

/**
 * Returns the part of a text of at most `length` words that has the most of the query's words, found ones in its middle;
 * the beginning where none is found. Signs that touch a word stay with it.
 */
export function snippetBounds(
  text: string,
  ranges: readonly HighlightRange[],
  length: number,
  language: string,
): Bounds {
  const tokens = tokenize(text, language);
  if (tokens.length <= length) return {start: 0, end: text.length};
  const wordsAt = tokens.map(({start, end}) =>
    ranges.filter(range => range.start < end && range.end > start).flatMap(({words}) => words),
  );
  const {first, last} = bestWindow(wordsAt, length);
  const spare = length - (last - first + 1);
  const from = Math.min(Math.max(0, first - Math.floor(spare / 2)), tokens.length - length);
  const to = from + length;
  const before = tokens[from - 1];
  const opening = tokens[from];
  const closing = tokens[to - 1];
  const after = tokens[to];
  const start = before && opening ? opening.start - touching(text.slice(before.end, opening.start), -1) : 0;
  const end =
    after && closing ? closing.end + touching(text.slice(closing.end, after.start), 1) : text.length;
  return {start, end};
}

/** Returns how many of the signs between two words touch the one on the given side. */
function touching(between: string, side: -1 | 1): number {
  const runs = between.split(/\s/);
  // Without a blank between the words the signs belong to the first of them.
  if (side === -1 && runs.length === 1) return 0;
  return runs.at(side === 1 ? 0 : -1)?.length ?? 0;
}
