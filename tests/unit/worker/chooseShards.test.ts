import {expect, test} from 'vitest';
import {chooseShards} from '../../../src/worker/chooseShards';
import {versionsOf} from '../../../src/worker/versionsOf';
import {parseFacetFilters} from '../../../src/protocols/algolia/parseFacetFilters';

const SHARDS = ['en', 'fr'].flatMap(language =>
  ['default', 'docs-default-current', 'docs-default-v3', 'docs-default-legacy'].map(tag => ({language, tag})),
);

function chosen(facetFilters: unknown, version?: string): string[] {
  return chooseShards(SHARDS, parseFacetFilters(facetFilters), {version}).map(
    ({language, tag}) => `${language} ${tag}`,
  );
}

const V3_PAGE = ['language:fr', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v3']];

test('those of the page', () => {
  expect(chosen(V3_PAGE)).toEqual(['fr default', 'fr docs-default-v3']);
});

test('a version that the question names in place of the page’s own, in the page’s language', () => {
  expect(chosen(V3_PAGE, 'legacy')).toEqual(['fr default', 'fr docs-default-legacy']);
});

test('the current version where the page does not say', () => {
  expect(chosen(['language:en'])).toEqual(['en default', 'en docs-default-current']);
});

const two = [
  {language: 'en', tag: 'docs-default-1.0'},
  {language: 'en', tag: 'docs-default-2.0'},
];

test('the version that the site stands for, whatever its name', () => {
  expect(chooseShards(two, parseFacetFilters([]), {main: '2.0'})).toEqual([two[1]]);
});

test('all of them where there is no current version', () => {
  expect(chooseShards(two, parseFacetFilters([]))).toEqual(two);
});

test('the versions are those in the tags, each once', () => {
  expect(versionsOf(SHARDS)).toEqual(['current', 'v3', 'legacy']);
  expect(versionsOf([{language: 'en', tag: 'default', version: 'v9'}])).toEqual(['v9']);
});
