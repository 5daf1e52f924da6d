import {describe, expect, test} from 'vitest';
import {passes} from '../../../../src/protocols/algolia/Filter';
import {parseFacetFilters, parseNumericFilters} from '../../../../src/protocols/algolia/parseFacetFilters';
import {parseFilters} from '../../../../src/protocols/algolia/parseFilters';

const record: Record<string, string | number | null> = {
  language: 'en',
  version: 'v3',
  'hierarchy.lvl0': 'Getting Started',
  level: 90,
  tag: '-odd',
  anchor: null,
};
const attributeOf = (attribute: string) => record[attribute] ?? null;

describe('filters', () => {
  test.each([
    ['', true],
    ['language:en', true],
    ['language:EN', true],
    ['language:fr', false],
    ['anchor:x', false],
    ['missing:x', false],
    ['NOT language:fr', true],
    ['NOT anchor:x', true],
    ['language:fr OR version:v3', true],
    ['language:en AND version:v4', false],
    ['language:fr OR language:en AND version:v4', false],
    ['language:en OR language:fr AND version:v4', true],
    ['(language:en OR language:fr) AND version:v4', false],
    ['(language:en OR language:fr) AND NOT version:v4', true],
    ['NOT (language:en AND version:v3)', false],
    ['hierarchy.lvl0:"Getting Started"', true],
    ["hierarchy.lvl0:'Getting Started'", true],
    ['"hierarchy.lvl0":"Getting Started"', true],
    ['hierarchy.lvl0:"Getting \\"Started\\""', false],
    ['level >= 90', true],
    ['level>=91', false],
    ['level != 90', false],
    ['level = 90 AND language:en', true],
    ['level:80 TO 95', true],
    ['level:91 TO 95 OR language:en', true],
    ['missing > 0', false],
  ])('%s', (filter, expected) => {
    expect(passes(parseFilters(filter), attributeOf)).toBe(expected);
  });

  test.each([
    ['language:en AND', 'Expected a condition, found the end'],
    ['(language:en', 'Expected ")", found the end'],
    ['language:en version:v3', 'Expected AND, OR or the end, found "version:v3"'],
    ['OR language:en', 'Expected a condition, found "OR"'],
    ['language', 'Expected "attribute:value", found "language"'],
    ['language:en<score=3>', 'scores are not supported'],
  ])('%s is refused', (filter, message) => {
    expect(() => parseFilters(filter)).toThrow(message);
  });
});

describe('facetFilters', () => {
  test.each([
    [[], true],
    ['language:en', true],
    ['["language:fr","version:v3"]', false],
    ['language:en,version:v3', true],
    [['language:en', 'version:v4'], false],
    [[['language:fr', 'language:en'], 'version:v3'], true],
    [[['language:fr', 'language:de']], false],
    [['language:-fr'], true],
    [['language:-en'], false],
    [['tag:\\-odd'], true],
    [['hierarchy.lvl0:Getting Started'], true],
  ])('%j', (filter, expected) => {
    expect(passes(parseFacetFilters(filter), attributeOf)).toBe(expected);
  });

  test.each([[['language']], [42], [[{}]], ['[broken']])('%j is refused', filter => {
    expect(() => parseFacetFilters(filter)).toThrow(expect.objectContaining({status: 400}));
  });
});

test('numericFilters nest like facetFilters', () => {
  expect(passes(parseNumericFilters(['level>80', ['level<10', 'level=90']]), attributeOf)).toBe(true);
  expect(passes(parseNumericFilters('level<=80'), attributeOf)).toBe(false);
  expect(() => parseNumericFilters(['level'])).toThrow('"level" is no comparison');
});

describe('with attributes that are not known', () => {
  const known = (attribute: string) => (attribute === 'language' ? 'en' : undefined);

  test.each([
    ['version:v3', undefined],
    ['language:fr AND version:v3', false],
    ['language:en AND version:v3', undefined],
    ['language:en OR version:v3', true],
    ['language:fr OR version:v3', undefined],
    ['NOT version:v3', undefined],
    ['NOT language:fr', true],
  ])('%s is %s', (filter, expected) => {
    expect(passes(parseFilters(filter), known)).toBe(expected);
  });
});
