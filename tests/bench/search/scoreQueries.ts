import {isExpected, type JudgedQuery} from './judgedQueries';

/** How well some queries were answered, all from 0 to 1. */
export interface Score {
  count: number;
  /** Share of the queries whose first hit is expected. */
  first: number;
  /** Share of the queries with an expected hit among the first five. */
  firstFive: number;
  /** Mean reciprocal rank of the first expected hit, 0 beyond the tenth (Voorhees 1999). */
  reciprocalRank: number;
}

const DEPTH = 10;

/** Returns the addresses of a query's hits, best first. */
export type Find = (query: string) => readonly string[];

/** Returns how well `find` answers the queries. */
export function scoreQueries(queries: readonly JudgedQuery[], find: Find): Score {
  const ranks = queries.map(judged =>
    find(judged.query)
      .slice(0, DEPTH)
      .findIndex(url => isExpected(judged, url)),
  );
  const share = (counts: (rank: number) => number) =>
    ranks.reduce((sum, rank) => sum + counts(rank), 0) / Math.max(1, ranks.length);
  return {
    count: queries.length,
    first: share(rank => (rank === 0 ? 1 : 0)),
    firstFive: share(rank => (rank >= 0 && rank < 5 ? 1 : 0)),
    reciprocalRank: share(rank => (rank >= 0 ? 1 / (rank + 1) : 0)),
  };
}
