import {describe, expect, test} from 'vitest';
import {candidatesOf, EXACTNESS} from '../../../src/engine/candidatesOf';
import {createVocabulary} from '../../../src/engine/createVocabulary';
import {parseQuery} from '../../../src/engine/parseQuery';

const vocabulary = createVocabulary(
  new Map([
    ['crawl', 5],
    ['crawler', 9],
    ['crawls', 3],
    ['configuration', 40],
    ['confguration', 1],
    ['transformsearchclient', 2],
    ['sitemap', 4],
    ['site', 8],
    ['map', 3],
    ['lvl0', 2],
    ['duplicate', 2],
    ['duplicates', 2],
  ]),
  ['en'],
);

/** The candidates of the last word. */
function find(query: string) {
  const word = parseQuery(query, 'en').at(-1);
  if (!word) throw new Error('no word');
  return Object.fromEntries(candidatesOf(word, vocabulary).map(({term, exactness}) => [term, exactness]));
}

describe('exactness', () => {
  test('a known word is itself, its forms and, while it is typed, what begins with it', () => {
    expect(find('crawl')).toEqual({
      crawl: EXACTNESS.exact,
      crawls: EXACTNESS.stem,
      crawler: EXACTNESS.prefixOfKnown,
    });
    expect(find('crawl ')).toEqual({
      crawl: EXACTNESS.exact,
      crawls: EXACTNESS.stem,
      crawler: EXACTNESS.agent,
    });
  });

  test('an unknown beginning counts more at the end of the query than inside it', () => {
    expect(find('conf').configuration).toBe(EXACTNESS.prefix);
    expect(find('conf ').configuration).toBe(EXACTNESS.innerPrefix);
  });

  test('a typo, a transposition, and two of them in a long word', () => {
    expect(find('crwaler ')).toEqual({crawler: EXACTNESS.typo[1]});
    expect(find('cofniguraiton ')).toMatchObject({configuration: EXACTNESS.typo[2]});
  });

  test('a typo of one form finds the other form too', () => {
    expect(find('duplciate ').duplicates).toBeCloseTo(EXACTNESS.typo[1] * EXACTNESS.stem);
  });

  test('what is done again is found by what is done, in its other forms too, unless it has a word of its own', () => {
    expect(find('reduplicate ')).toEqual({
      duplicate: EXACTNESS.again,
      duplicates: EXACTNESS.again,
    });
    expect(find('resite ')).toMatchObject({site: EXACTNESS.again});
    expect(find('remap ').map).toBeUndefined();
  });

  test('a typo inside a beginning counts only where nothing else was found', () => {
    expect(find('transfromSe')).toEqual({transformsearchclient: EXACTNESS.prefixTypo[1]});
  });

  test('a wrong first letter counts twice, at the end of a word and inside a beginning', () => {
    expect(find('ritemap ')).toEqual({});
    expect(find('onfigu')).toEqual({});
    expect(find('cnfigu')).toHaveProperty('configuration');
  });

  test('no typos in short words and in words with digits', () => {
    expect(find('mpa ')).toEqual({});
    expect(find('lvl1 ')).toEqual({});
  });

  test('words run together', () => {
    expect(find('site map ')).toMatchObject({map: EXACTNESS.exact, sitemap: EXACTNESS.joined});
  });

  test('a rarity beside a frequent neighbour may be a misspelling in the pages', () => {
    expect(find('confguration ')).toEqual({
      confguration: EXACTNESS.exact,
      configuration: EXACTNESS.typo[1],
    });
    expect(find('duplicate ')).not.toHaveProperty('configuration');
  });
});

test('only as much of a term counts as typed as was typed', () => {
  const [word] = parseQuery('config', 'en');
  if (!word) throw new Error('no word');
  expect(candidatesOf(word, vocabulary)).toContainEqual({
    term: 'configuration',
    exactness: EXACTNESS.prefix,
    typed: 'config'.length,
  });
});
