import {urlWithoutAnchor} from '../../../src/content/Section';
import type {FitQuery, FitSet} from './readSets';

/** How well some queries were answered, all from 0 to 1. */
export interface SetScore {
  count: number;
  /** Share of the queries whose first hit is on a right page, and with one among the first five. */
  first: number;
  firstFive: number;
  /** Mean reciprocal rank of the first right hit: half for the right page, half for the right section where that is judged. */
  reciprocalRank: number;
}

const DEPTH = 20;

const pageOf = (url: string) => url.split('#')[0] ?? url;

function isExpected(expected: readonly string[], url: string): boolean {
  return expected.some(one => (one.endsWith('*') ? url.startsWith(one.slice(0, -1)) : url === one));
}

/** Returns the ranks of a query's first right page and first right section, counted from 0, -1 where there is none. */
function ranksOf({engine}: FitSet, {query, expected}: FitQuery): {page: number; section: number} {
  const sections = engine.search(query, {limit: DEPTH}).map(({section}) => section);
  const pages = expected.map(one => pageOf(one.replace(/\*$/, '')));
  const page = sections.findIndex(section => pages.includes(urlWithoutAnchor(section)));
  const judged = expected.some(one => one.includes('#') || one.endsWith('*'));
  return {page, section: judged ? sections.findIndex(({url}) => isExpected(expected, url)) : page};
}

/** Returns how well the engine of a set answers some of its queries. */
export function scoreSet(set: FitSet, queries: readonly FitQuery[] = set.queries): SetScore {
  const ranks = queries.map(query => ranksOf(set, query));
  const share = (counts: (rank: {page: number; section: number}) => number) =>
    ranks.reduce((sum, rank) => sum + counts(rank), 0) / Math.max(1, ranks.length);
  const inverse = (rank: number) => (rank < 0 ? 0 : 1 / (rank + 1));
  return {
    count: ranks.length,
    first: share(({page}) => (page === 0 ? 1 : 0)),
    firstFive: share(({page}) => (page >= 0 && page < 5 ? 1 : 0)),
    reciprocalRank: share(({page, section}) => (inverse(page) + inverse(section)) / 2),
  };
}
