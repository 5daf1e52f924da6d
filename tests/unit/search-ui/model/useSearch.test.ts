import {expect, test} from 'vitest';
import {sumFacets} from '../../../../src/search-ui/model/useSearch';

const countsOf = (facets: Record<string, Record<string, number>>) =>
  new Map(Object.entries(facets).map(([name, counts]) => [name, new Map(Object.entries(counts))]));

test('counts of several indices are one, whatever their names, and reach no prototype', () => {
  const odd = new Map([['__proto__', new Map([['polluted', 1]])]]);
  const sums = sumFacets([
    countsOf({language: {en: 1, fr: 2}}),
    new Map(),
    countsOf({language: {en: 3}}),
    odd,
  ]);
  expect([...(sums.get('language') ?? [])]).toEqual([
    ['en', 4],
    ['fr', 2],
  ]);
  expect(sums.get('__proto__')?.get('polluted')).toBe(1);
  expect('polluted' in {}).toBe(false);
});
