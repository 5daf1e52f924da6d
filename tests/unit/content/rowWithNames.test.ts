import {expect, test} from 'vitest';
import {rowWithNames} from '../../../src/content/rowWithNames';

test('each cell of a row stands after the name of its column, with the colon of its language', () => {
  const row = {kind: 'row', text: '`theme` · clair', header: 'Option · Valeur'} as const;
  expect(rowWithNames(row, 'en')).toBe('Option: `theme` · Valeur: clair');
  expect(rowWithNames(row, 'fr')).toBe('Option\u00a0: `theme` · Valeur\u00a0: clair');
});

test('a row without names of columns, or with others than its cells, stays as it is', () => {
  expect(rowWithNames({kind: 'row', text: 'a · b'}, 'fr')).toBe('a · b');
  expect(rowWithNames({kind: 'row', text: 'a · b', header: 'Option'}, 'fr')).toBe('a · b');
});
