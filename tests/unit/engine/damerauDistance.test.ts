import {describe, expect, test} from 'vitest';
import {damerauDistance, prefixDistance} from '../../../src/engine/damerauDistance';

/** The definition of optimal string alignment, written as a recursion. */
function byDefinition(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const same = a.at(-1) === b.at(-1);
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + (same ? 0 : 1),
    ...(swapped ? [byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  );
}

describe('damerauDistance', () => {
  test.each([
    ['multi', 'mutli', 1],
    ['filter', 'fliter', 1],
    ['search', 'serch', 1],
    ['search', 'seaarch', 1],
    ['search', 'seerch', 1],
    ['configure', 'cnofiguer', 2],
    ['same', 'same', 0],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(damerauDistance(a, b, 3)).toBe(distance);
  });

  test('gives up above the most', () => {
    expect(damerauDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(damerauDistance('abc', 'abcdefg', 2)).toBe(3);
  });

  test('agrees with the definition on every pair of short words', () => {
    const words = ['a', 'b', 'ab', 'ba', 'abc', 'acb', 'bca', 'abca', 'baca', 'cabb'];
    for (const a of words)
      for (const b of words)
        for (const most of [1, 2, 3])
          expect(damerauDistance(a, b, most)).toBe(Math.min(byDefinition(a, b), most + 1));
  });
});

describe('prefixDistance', () => {
  test.each([
    ['transfromse', 'transformsearchclient', 2, 1],
    ['keybaord', 'keyboardshortcuts', 2, 1],
    ['abc', 'abcdef', 1, 0],
    ['xyz', 'abcdef', 1, 2],
  ])('%s is the beginning of %s but for some typos', (prefix, term, most, distance) => {
    expect(prefixDistance(prefix, term, most)).toBe(distance);
  });
});
