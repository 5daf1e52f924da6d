import {expect, test} from 'vitest';
import {sumFacets} from '../../../../src/search-ui/model/useSearch';

test('counts of several indices are one, whatever their names, and reach no prototype', () => {
  const odd = Object.fromEntries([['__proto__', Object.fromEntries([['polluted', 1]])]]);
  const sums = sumFacets([{language: {en: 1, fr: 2}}, undefined, {language: {en: 3}}, odd]);
  expect([...(sums.get('language') ?? [])]).toEqual([
    ['en', 4],
    ['fr', 2],
  ]);
  expect(sums.get('__proto__')?.get('polluted')).toBe(1);
  expect('polluted' in {}).toBe(false);
});
