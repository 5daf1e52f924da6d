import {beforeAll, describe, expect, test} from 'vitest';
import {createEngine, type Engine} from '../../../src/engine/createEngine';
import {isExpected, judgedQueries, KINDS} from '../../bench/search/judgedQueries';
import {scoreQueries} from '../../bench/search/scoreQueries';
import {searchedShards} from '../../bench/search/searchedShards';

const queries = judgedQueries();
let engine: Engine;

beforeAll(async () => {
  const shards = await searchedShards();
  engine = createEngine(
    shards.flatMap(({sections}) => sections),
    {language: 'en'},
  );
}, 60_000);

function scoreOf(kinds: readonly string[], heldOut?: boolean) {
  const chosen = queries.filter(
    query => kinds.includes(query.kind) && (heldOut === undefined || Boolean(query.heldOut) === heldOut),
  );
  return scoreQueries(chosen, query => engine.search(query, {limit: 10}).map(({section}) => section.url));
}

test('there are 150 queries and more, of every kind, and each has a section that answers it', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  for (const kind of KINDS) expect(scoreOf([kind]).count).toBeGreaterThanOrEqual(30);
  const unanswerable = queries.filter(query => !engine.sections.some(({url}) => isExpected(query, url)));
  expect(unanswerable).toEqual([]);
});

describe('the right section comes first', () => {
  test('over all kinds: first 88 of 100, among five 96', () => {
    const {first, firstFive} = scoreOf(KINDS);
    expect(first).toBeGreaterThanOrEqual(0.88);
    expect(firstFive).toBeGreaterThanOrEqual(0.96);
  });

  test('for typos and beginnings: among five 98', () => {
    expect(scoreOf(['typo', 'prefix']).firstFive).toBeGreaterThanOrEqual(0.98);
  });

  test('on the queries kept out of tuning too', () => {
    const {first, firstFive} = scoreOf(KINDS, true);
    expect(first).toBeGreaterThanOrEqual(0.88);
    expect(firstFive).toBeGreaterThanOrEqual(0.96);
  });
});
