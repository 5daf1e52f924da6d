import type {HighlightPart} from './parseHighlight';
import type {ResultHit} from './readHit';

const WORDS = /[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu;

function sharedStart(one: string, other: string): number {
  const length = [...one].findIndex((character, index) => character !== other[index]);
  return length < 0 ? one.length : length;
}

/** Returns the words of a text in which something is marked, in small letters. */
function markedWords(parts: readonly HighlightPart[]): string[] {
  let end = 0;
  const ranges = parts.map(({text, marked}) => ({start: end, end: (end += text.length), marked}));
  return [
    ...parts
      .map(({text}) => text)
      .join('')
      .matchAll(WORDS),
  ].flatMap(({0: word, index}) =>
    ranges.some(range => range.marked && range.start < index + word.length && range.end > index)
      ? word.toLowerCase()
      : [],
  );
}

/**
 * Returns the words of this site that begin as a word does which was not found, taken from hits of its beginning: those
 * with the longest beginning in common first, the shorter of two alike. Each leads to hits.
 */
export function closeWords(word: string, hits: readonly Pick<ResultHit, 'marks'>[]): string[] {
  const sought = word.toLowerCase();
  const found = hits.flatMap(({marks: {content = [], hierarchy}}) => [
    ...Object.values(hierarchy).flatMap(parts => markedWords(parts ?? [])),
    ...markedWords(content),
  ]);
  return [...new Set(found)]
    .filter(each => each !== sought && sharedStart(each, sought) >= 3)
    .toSorted((a, b) => sharedStart(b, sought) - sharedStart(a, sought) || a.length - b.length);
}
