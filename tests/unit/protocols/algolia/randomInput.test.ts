import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Filter, passes} from '../../../../src/protocols/algolia/Filter';
import {parseFacetFilters} from '../../../../src/protocols/algolia/parseFacetFilters';
import {parseFilters} from '../../../../src/protocols/algolia/parseFilters';
import {parseSearchParams, rawParams} from '../../../../src/protocols/algolia/parseSearchParams';
import {WireError} from '../../../../src/protocols/algolia/WireError';

/** Returns what a function returns, or the refusal it throws; anything else that it throws fails the test. */
function orRefusal<Result>(read: () => Result): Result | WireError {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    expect(error.status).toBe(400);
    expect(error.message).not.toBe('');
    return error;
  }
}

const attribute = fc.constantFrom('language', 'version', 'level');

const {tree} = fc.letrec<{tree: Filter}>(tie => ({
  tree: fc.oneof(
    {depthSize: 'small'},
    fc.record({
      kind: fc.constant('facet' as const),
      attribute,
      value: fc.oneof(fc.constantFrom('en', 'fr', '3', 'two words', 'a "quoted" one', 'AND', '(')),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      attribute,
      comparison: fc.constantFrom('<' as const, '<=' as const, '=' as const, '!=' as const, '>=' as const),
      value: fc.integer({min: -5, max: 5}),
    }),
    fc.record({
      kind: fc.constant('range' as const),
      attribute,
      from: fc.integer({min: -5, max: 5}),
      to: fc.integer({min: -5, max: 5}),
    }),
    fc.record({kind: fc.constant('not' as const), filter: tie('tree')}),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      filters: fc.array(tie('tree'), {minLength: 1, maxLength: 3}),
    }),
  ),
}));

/** Writes a filter in the grammar of `filters`. */
function written(filter: Filter): string {
  switch (filter.kind) {
    case 'facet':
      return `${filter.attribute}:"${filter.value.replaceAll('"', '\\"')}"`;
    case 'number':
      return `${filter.attribute} ${filter.comparison} ${filter.value}`;
    case 'range':
      return `${filter.attribute}:${filter.from} TO ${filter.to}`;
    case 'not':
      return `NOT (${written(filter.filter)})`;
    default:
      return filter.filters
        .map(inner => `(${written(inner)})`)
        .join(filter.kind === 'all' ? ' AND ' : ' OR ');
  }
}

const record = fc.record({
  language: fc.constantFrom('en', 'fr', 'two words', 'a "quoted" one'),
  version: fc.constantFrom('3', 'AND', '(', null),
  level: fc.integer({min: -5, max: 5}),
});

describe('filters', () => {
  test('let the same records through when they are written and read again', () => {
    fc.assert(
      fc.property(tree, record, (filter, attributes) => {
        const attributeOf = (name: string) => Reflect.get(attributes, name) as string | number | null;
        expect(passes(parseFilters(written(filter)), attributeOf)).toBe(passes(filter, attributeOf));
      }),
    );
  });

  test('of any text are read or refused', () => {
    const lexeme = fc.constantFrom(
      'a:b',
      'a',
      ':',
      'AND',
      'OR',
      'NOT',
      '(',
      ')',
      '<',
      '3',
      'TO',
      '"',
      "'",
      '\\',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(lexeme).map(parts => parts.join(' ')),
        ),
        text => {
          orRefusal(() => parseFilters(text));
        },
      ),
    );
  });

  test('by facet let a record through that has one value of every list', () => {
    const condition = fc.tuple(fc.constantFrom('language', 'version'), fc.constantFrom('en', 'fr', '3'));
    fc.assert(
      fc.property(
        fc.array(fc.array(condition, {minLength: 1}), {minLength: 1}),
        record,
        (lists, attributes) => {
          const filter = parseFacetFilters(lists.map(list => list.map(pair => pair.join(':'))));
          const attributeOf = (name: string) => Reflect.get(attributes, name) as string | number | null;
          expect(passes(filter, attributeOf)).toBe(
            lists.every(list => list.some(([name, value]) => String(attributeOf(name)) === value)),
          );
        },
      ),
    );
  });

  test('by facet of any value are read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        orRefusal(() => parseFacetFilters(value));
      }),
    );
  });
});

describe('parameters', () => {
  const name = fc.constantFrom(
    'query',
    'hitsPerPage',
    'page',
    'offset',
    'length',
    'filters',
    'facetFilters',
    'numericFilters',
    'facets',
    'attributesToRetrieve',
    'attributesToSnippet',
    'highlightPreTag',
    'clickAnalytics',
    'distinct',
    'unknown',
  );

  test('of any values are read into numbers, texts and lists, or refused', () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.jsonValue()), request => {
        const result = orRefusal(() => parseSearchParams(rawParams(request)));
        if (result instanceof WireError) return;
        expect(typeof result.query).toBe('string');
        for (const count of [result.hitsPerPage, result.page, result.maxValuesPerFacet])
          expect(Number.isInteger(count) && count >= 0).toBe(true);
        for (const list of [result.facets, result.attributesToRetrieve, result.attributesToSnippet])
          expect(list.every(item => typeof item === 'string')).toBe(true);
      }),
    );
  });

  test('mean the same in the text `params` as beside it', () => {
    const values = fc.record({
      query: fc.string(),
      hitsPerPage: fc.integer({min: 0, max: 1000}),
      page: fc.nat(50),
      facetFilters: fc.constantFrom('language:en', '["language:en","version:3"]'),
    });
    fc.assert(
      fc.property(values, given => {
        const params = new URLSearchParams(
          Object.entries(given).map(([key, value]): [string, string] => [key, String(value)]),
        ).toString();
        expect(parseSearchParams(rawParams({params}))).toEqual(parseSearchParams(rawParams(given)));
      }),
    );
  });
});
