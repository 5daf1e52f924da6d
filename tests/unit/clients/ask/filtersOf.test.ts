import {expect, test} from 'vitest';
import {filtersOf} from '../../../../src/clients/ask/filtersOf';

test.each([
  [undefined, ''],
  [[], ''],
  [['language:en'], 'language:en'],
  [
    ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v3']],
    'language:en AND (docusaurus_tag:default OR docusaurus_tag:docs-default-v3)',
  ],
  [['type:-lvl1', 'version:4.x'], 'NOT type:lvl1 AND version:4.x'],
  [['title:the "best" one', 'title:\\-x'], 'title:"the \\"best\\" one" AND title:"-x"'],
  [['title:a OR b'], 'title:"a OR b"'],
  [['no facet', [], 3], ''],
])('[N-06] %j becomes %j', (facetFilters, filters) => {
  expect(filtersOf(facetFilters)).toBe(filters);
});
