import type {StoredHit} from '../Hit';
import {linkOf} from '../links';
import {storedHitSchema} from '../schemas';
import {readStored, writeList} from './guardedStorage';

/** Most favourites that are kept. */
const FAVORITES_LIMIT = 10;

/** The searches a reader came back from with a page: the latest first, and those chosen to stay. */
export interface SavedSearches {
  recent: StoredHit[];
  favorite: StoredHit[];
}

export interface RecentLimits {
  recentSearchesLimit: number;
  recentSearchesWithFavoritesLimit: number;
}

function keysOf(indexName: string) {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

function readHits(key: string): StoredHit[] {
  return readStored(key, storedHitSchema).flatMap(hit => {
    const url = linkOf(hit.url, window.location.href);
    return url && hit.hierarchy.lvl0 ? {...hit, url} : [];
  });
}

/** Returns the stored searches of an index, those alone that lead to a web address. */
export function loadSavedSearches(indexName: string): SavedSearches {
  const keys = keysOf(indexName);
  return {recent: readHits(keys.recent), favorite: readHits(keys.favorite)};
}

/** Returns whether an entry of the browser's storage, null for all of it, holds searches of an index. */
export function holdsSavedSearches(key: string | null, indexName: string): boolean {
  return key === null || Object.values(keysOf(indexName)).includes(key);
}

/** Stores the searches of an index. */
export function storeSavedSearches(indexName: string, {recent, favorite}: SavedSearches): void {
  const keys = keysOf(indexName);
  writeList(keys.recent, recent);
  writeList(keys.favorite, favorite);
}

function without(list: StoredHit[], hit: StoredHit): StoredHit[] {
  return list.filter(({objectID}) => objectID !== hit.objectID);
}

/** Returns the recent searches to show: fewer as soon as there is a favourite. */
export function shownRecent({recent, favorite}: SavedSearches, limits: RecentLimits): StoredHit[] {
  return recent.slice(
    0,
    favorite.length > 0 ? limits.recentSearchesWithFavoritesLimit : limits.recentSearchesLimit,
  );
}

/** Adds a hit as the latest of the recent searches, unless it is a favourite. */
export function addRecent(
  saved: SavedSearches,
  hit: StoredHit,
  {recentSearchesLimit}: RecentLimits,
): SavedSearches {
  if (saved.favorite.some(({objectID}) => objectID === hit.objectID)) return saved;
  return {...saved, recent: [hit, ...without(saved.recent, hit)].slice(0, recentSearchesLimit)};
}

/** Moves a recent search to the favourites, of which the ten latest stay. */
export function makeFavorite(saved: SavedSearches, hit: StoredHit): SavedSearches {
  return {
    recent: without(saved.recent, hit),
    favorite: [hit, ...without(saved.favorite, hit)].slice(0, FAVORITES_LIMIT),
  };
}

/** Removes a hit from one of the lists. */
export function removeSaved(saved: SavedSearches, list: keyof SavedSearches, hit: StoredHit): SavedSearches {
  return {...saved, [list]: without(saved[list], hit)};
}
