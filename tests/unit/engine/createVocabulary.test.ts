import {expect, test} from 'vitest';
import {createVocabulary} from '../../../src/engine/createVocabulary';

const vocabulary = createVocabulary(
  new Map([
    ['crawl', 5],
    ['crawler', 9],
    ['crawling', 2],
    ['crab', 1],
    ['multi', 1],
    ['transformsearchclient', 1],
  ]),
  ['en'],
);

test('knows how often a term occurs', () => {
  expect(vocabulary.occurrences('crawler')).toBe(9);
  expect(vocabulary.occurrences('craw')).toBe(0);
});

test('finds longer terms by their beginning, in order', () => {
  expect(vocabulary.withPrefix('craw')).toEqual(['crawl', 'crawler', 'crawling']);
  expect(vocabulary.withPrefix('crawl')).toEqual(['crawler', 'crawling']);
  expect(vocabulary.withPrefix('z')).toEqual([]);
});

test('finds other forms of a word, also of one it does not have', () => {
  expect(vocabulary.withStemOf('crawl')).toEqual(['crawling']);
  expect(vocabulary.withStemOf('crawled')).toEqual(['crawl', 'crawling']);
});

test('finds neighbours by their typos', () => {
  expect(vocabulary.near('mutli', 1)).toEqual([['multi', 1]]);
  expect(vocabulary.near('crwler', 1)).toEqual([['crawler', 1]]);
  expect(vocabulary.near('crawl', 1)).toEqual([]);
});

test('finds longer terms whose beginning has typos', () => {
  expect(vocabulary.withPrefixNear('transfromse', 2)).toEqual([['transformsearchclient', 1]]);
  expect(vocabulary.withPrefixNear('zzzzzz', 1)).toEqual([]);
});
