import {expect, test} from 'vitest';
import type {SavedSearches} from '../../../../../src/search-ui/model/storage/savedSearches';
import {
  addRecent,
  makeFavorite,
  removeSaved,
  shownRecent,
} from '../../../../../src/search-ui/model/storage/savedSearches';
import {storedHitOf} from '../../../../../src/search-ui/model/storage/storedHitOf';
import {hitOf} from '../hits';

const limits = {recentSearchesLimit: 7, recentSearchesWithFavoritesLimit: 4};
const hits = Array.from({length: 12}, (_, index) => hitOf('lvl1', `/${index}`, ['Group', `${index}`]));
const none: SavedSearches = {recent: [], favorite: []};
const all = hits.reduce((saved, hit) => addRecent(saved, hit, limits), none);
const urls = (list: {url: string}[]) => list.map(({url}) => url);

test('[B-07] [T-18] the seven latest stay, each once', () => {
  expect(urls(all.recent)).toEqual(['/11', '/10', '/9', '/8', '/7', '/6', '/5']);
  expect(urls(addRecent(all, hits[5]!, limits).recent)[0]).toBe('/5');
  expect(addRecent(all, hits[5]!, limits).recent).toHaveLength(7);
});

test('[T-21] a favourite leaves the recent list, which then shows four', () => {
  const saved = makeFavorite(all, hits[9]!);
  expect(urls(saved.favorite)).toEqual(['/9']);
  expect(urls(shownRecent(saved, limits))).toEqual(['/11', '/10', '/8', '/7']);
  expect(shownRecent(removeSaved(saved, 'favorite', hits[9]!), limits)).toHaveLength(6);
});

test('[T-18] a favourite does not become recent', () => {
  const saved = makeFavorite(none, hits[0]!);
  expect(addRecent(saved, hits[0]!, limits)).toBe(saved);
});

test('[B-07] ten favourites stay', () => {
  const saved = hits.reduce(makeFavorite, none);
  expect(saved.favorite).toHaveLength(10);
  expect(saved.favorite[0]).toBe(hits[11]);
});

test('[T-19] of a passage its parent is remembered, or else its heading', () => {
  const parent = hitOf('lvl1', '/a', ['Group', 'A']);
  const passage = hitOf('content', '/a#one', ['Group', 'A', 'One'], 'text');
  expect(storedHitOf(passage, parent)).toMatchObject({url: '/a', type: 'lvl1'});
  expect(storedHitOf(passage, null)).toMatchObject({url: '/a#one', type: 'lvl2', content: null});
  expect(storedHitOf(hitOf('lvl2', '/a#one', ['Group', 'A', 'One']), parent)).toMatchObject({
    url: '/a#one',
    type: 'lvl2',
  });
  expect(storedHitOf(passage, parent)).not.toHaveProperty('marks');
});
