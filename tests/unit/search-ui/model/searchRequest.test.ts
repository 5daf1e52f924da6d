import {expect, test} from 'vitest';
import {ESCAPED_TAGS} from '../../../../src/search-ui/model/parseHighlight';
import {searchRequest} from '../../../../src/search-ui/model/searchRequest';

const settings = {
  indexName: 'docs',
  snippetWords: 15,
  hitsPerPage: 20,
  tags: ESCAPED_TAGS,
  clickAnalytics: false,
  scopeFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};

test('[N-02] [N-05] [B-05] the request has every field of the protocol', () => {
  const levels = [1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);
  expect(searchRequest('a query', settings)).toEqual({
    query: 'a query',
    indexName: 'docs',
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map(attribute => `${attribute}:15`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
});

test('[N-02] configured parameters win, and their filters must hold as well', () => {
  const request = searchRequest('q', {
    ...settings,
    searchParameters: {hitsPerPage: 5, facetFilters: ['type:content']},
  });
  expect(request.hitsPerPage).toBe(5);
  expect(request.facetFilters).toEqual([...settings.scopeFilters, 'type:content']);
});
