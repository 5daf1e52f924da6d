import type {Filter} from './Filter';
import {parseFacetFilters, parseNumericFilters} from './parseFacetFilters';
import {parseFilters} from './parseFilters';
import {WireError} from './WireError';

/** The parameters of one query, checked and with their defaults. */
export interface SearchParams {
  query: string;
  hitsPerPage: number;
  page: number;
  /** Paging by position instead of by page. */
  offset?: number;
  length?: number;
  filter: Filter;
  facets: string[];
  maxValuesPerFacet: number;
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  clickAnalytics: boolean;
  /** How many hits one address may have, 0 for any number. */
  distinct: number;
}

const MOST_HITS = 1000;

/** Known to Algolia, without an effect on what is found. */
const WITHOUT_EFFECT = new Set([
  'analytics',
  'analyticsTags',
  'enableABTest',
  'enableReRanking',
  'explain',
  'percentileComputation',
  'replaceSynonymsInHighlight',
  'restrictHighlightAndSnippetArrays',
  'sortFacetValuesBy',
  'userToken',
]);

/** Known to Algolia and accepted with the value that is the rule here; another would change what is found. */
const WITH_ONE_VALUE: Record<string, readonly unknown[]> = {
  advancedSyntax: [false],
  allowTyposOnNumericTokens: [false],
  attributeForDistinct: ['url'],
  decompoundQuery: [true],
  enablePersonalization: [false],
  enableRules: [true, false],
  exactOnSingleWordQuery: ['attribute'],
  getRankingInfo: [false],
  ignorePlurals: [true],
  keepDiacriticsOnCharacters: [''],
  minWordSizefor1Typo: [4],
  minWordSizefor2Typos: [8],
  queryType: ['prefixLast'],
  removeStopWords: [true, false],
  removeWordsIfNoResults: ['allOptional'],
  synonyms: [true, false],
  tagFilters: ['', '[]'],
  typoTolerance: [true, 'true'],
};

function invalid(name: string, expected: string): WireError {
  return new WireError(400, `Invalid value for "${name}" parameter, expected ${expected}`);
}

function text(value: unknown, name: string, fallback: string): string {
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw invalid(name, 'a string');
  return value;
}

/**
 * Returns a parameter that is a whole number, from 0 to `most`.
 * @throws WireError 400 for anything else
 */
export function integer(value: unknown, name: string, fallback: number, most = Infinity): number {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > most)
    throw invalid(name, most === Infinity ? 'a positive integer' : `an integer between 0 and ${most}`);
  return number;
}

function flag(value: unknown, name: string): boolean {
  if (value === undefined || value === null) return false;
  if (value === 'true' || value === 'false') return value === 'true';
  if (typeof value !== 'boolean') throw invalid(name, 'a boolean');
  return value;
}

function list(value: unknown, name: string, fallback: string[]): string[] {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'string') {
    if (value.startsWith('[')) return list(parseJson(value, name), name, fallback);
    return value === '' ? [] : value.split(',').map(item => item.trim());
  }
  if (!Array.isArray(value) || !value.every(item => typeof item === 'string'))
    throw invalid(name, 'an array of strings');
  return value;
}

function parseJson(value: string, name: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw invalid(name, 'valid JSON');
  }
}

function distinctOf(value: unknown): number {
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false') return 0;
  return integer(value, 'distinct', 0);
}

const READ = new Set([
  'query',
  'hitsPerPage',
  'page',
  'offset',
  'length',
  'filters',
  'facetFilters',
  'numericFilters',
  'facets',
  'maxValuesPerFacet',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'snippetEllipsisText',
  'highlightPreTag',
  'highlightPostTag',
  'clickAnalytics',
  'distinct',
]);

function refuseUnsupported(raw: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined || value === null || READ.has(name) || WITHOUT_EFFECT.has(name)) continue;
    const accepted = WITH_ONE_VALUE[name];
    const plain = Array.isArray(value) ? JSON.stringify(value) : value;
    if (!accepted)
      throw new WireError(400, `Unknown parameter: ${name} (not supported by the search of this site)`);
    if (!accepted.includes(plain))
      throw new WireError(
        400,
        `Unsupported value for "${name}" parameter: ${JSON.stringify(value)}. The search of this site knows ${accepted
          .map(item => JSON.stringify(item))
          .join(', ')}`,
      );
  }
}

/** Returns the parameters as one object; those in the `params` string, URL-encoded, are read first. */
export function rawParams(request: Record<string, unknown>): Record<string, unknown> {
  const {params, ...own} = request;
  if (params === undefined || params === null) return own;
  if (typeof params === 'string') return {...Object.fromEntries(new URLSearchParams(params)), ...own};
  if (typeof params === 'object') return {...params, ...own};
  throw invalid('params', 'a string');
}

/**
 * Returns the parameters of a query. Highlighting covers hierarchy and content, as the index settings of DocSearch do.
 * @throws WireError 400 for a parameter that is unknown, malformed, or would change the result in a way that is not
 * supported; what has no effect here is accepted
 */
export function parseSearchParams(raw: Record<string, unknown>): SearchParams {
  refuseUnsupported(raw);
  return {
    query: text(raw.query, 'query', ''),
    hitsPerPage: integer(raw.hitsPerPage, 'hitsPerPage', 20, MOST_HITS),
    page: integer(raw.page, 'page', 0),
    ...(raw.offset != null || raw.length != null
      ? {
          offset: integer(raw.offset, 'offset', 0),
          length: integer(raw.length, 'length', 20, MOST_HITS),
        }
      : {}),
    filter: {
      kind: 'all',
      filters: [
        parseFilters(text(raw.filters, 'filters', '')),
        parseFacetFilters(raw.facetFilters ?? []),
        parseNumericFilters(raw.numericFilters ?? []),
      ],
    },
    facets: list(raw.facets, 'facets', []),
    maxValuesPerFacet: integer(raw.maxValuesPerFacet, 'maxValuesPerFacet', 100, MOST_HITS),
    attributesToRetrieve: list(raw.attributesToRetrieve, 'attributesToRetrieve', ['*']),
    attributesToHighlight: list(raw.attributesToHighlight, 'attributesToHighlight', ['hierarchy', 'content']),
    attributesToSnippet: list(raw.attributesToSnippet, 'attributesToSnippet', []),
    snippetEllipsisText: text(raw.snippetEllipsisText, 'snippetEllipsisText', '…'),
    highlightPreTag: text(raw.highlightPreTag, 'highlightPreTag', '<em>'),
    highlightPostTag: text(raw.highlightPostTag, 'highlightPostTag', '</em>'),
    clickAnalytics: flag(raw.clickAnalytics, 'clickAnalytics'),
    distinct: distinctOf(raw.distinct),
  };
}
