import {expect, test} from 'vitest';
import {indicesOf} from '../../../../src/search-ui/model/indicesOf';

test.each([
  [{indexName: 'docs'}, [{name: 'docs'}]],
  [{indices: ['docs', 'blog']}, [{name: 'docs'}, {name: 'blog'}]],
  [
    {
      indexName: 'docs',
      searchParameters: {hitsPerPage: 5},
      indices: [{name: 'blog', searchParameters: {filters: 'language:en'}}],
    },
    [
      {name: 'docs', searchParameters: {hitsPerPage: 5}},
      {name: 'blog', searchParameters: {filters: 'language:en'}},
    ],
  ],
])('%j', (settings, expected) => {
  expect(indicesOf(settings)).toEqual(expected);
});

test.each([{}, {indexName: ''}, {indexName: '', indices: []}])('[V-05] %j names no index', settings => {
  expect(() => indicesOf(settings)).toThrow(
    new Error('Must supply either `indexName` or `indices` for DocSearch to work'),
  );
});
