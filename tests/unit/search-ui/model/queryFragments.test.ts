import {expect, test} from 'vitest';
import {queryFragments} from '../../../../src/search-ui/model/queryFragments';

test('of several words: without the last, without the first, then each, the longest first', () => {
  expect(queryFragments('set up crawler').map(({query}) => query)).toEqual([
    'set up',
    'up crawler',
    'crawler',
    'set',
  ]);
});

test('of one word: its beginnings, as no queries to offer', () => {
  expect(queryFragments('stylesheet')).toEqual([
    {query: 'styleshe', whole: false},
    {query: 'styles', whole: false},
    {query: 'style', whole: false},
  ]);
});

test('nothing shorter than three characters, and never the query itself', () => {
  expect(queryFragments('a b')).toEqual([{query: 'a b', whole: true}].slice(1));
  expect(queryFragments('abc')).toEqual([]);
  expect(queryFragments('')).toEqual([]);
});
