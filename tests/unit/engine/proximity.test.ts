import {expect, test} from 'vitest';
import {proximity} from '../../../src/engine/proximity';

function at(...places: [word: number, token: number][]) {
  return places.map(([word, token]) => ({word, token, exactness: 1}));
}

test.each([
  ['side by side', at([0, 4], [1, 5]), 2, 1],
  ['in either order', at([1, 4], [0, 5]), 2, 1],
  ['in one identifier', at([0, 4], [1, 4]), 2, 1],
  ['a word between', at([0, 4], [1, 6]), 2, 0.5],
  ['the closest pair counts', at([0, 0], [1, 10], [0, 11]), 2, 1],
  ['two of three words', at([0, 4], [1, 5]), 3, 2 / 3],
  ['one word alone', at([0, 4], [0, 5]), 2, 0],
  ['nothing', [], 2, 0],
])('%s', (_, positions, wordCount, expected) => {
  expect(proximity(positions, wordCount)).toBeCloseTo(expected);
});
