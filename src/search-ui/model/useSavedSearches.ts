import {useState} from 'react';
import type {StoredHit} from './Hit';
import type {SearchOptions} from './SearchOptions';
import {cleanUpStorage} from './storage/guardedStorage';
import type {SavedSearches} from './storage/savedSearches';
import {
  addRecent,
  loadSavedSearches,
  makeFavorite,
  removeSaved,
  shownRecent,
  storeSavedSearches,
} from './storage/savedSearches';

export interface SavedSearchesState {
  recent: StoredHit[];
  favorite: StoredHit[];
  remember: (hit: StoredHit) => void;
  keep: (hit: StoredHit) => void;
  remove: (list: keyof SavedSearches, hit: StoredHit) => void;
}

/** Returns the stored searches of an index, as many as are to be shown, and what can be done with them. */
export function useSavedSearches(indexName: string, options: SearchOptions): SavedSearchesState {
  const {disableUserPersonalization} = options;
  const [saved, setSaved] = useState<SavedSearches>(() => {
    if (disableUserPersonalization) return {recent: [], favorite: []};
    cleanUpStorage();
    return loadSavedSearches(indexName);
  });
  const update = (next: SavedSearches) => {
    if (disableUserPersonalization) return;
    setSaved(next);
    storeSavedSearches(indexName, next);
  };
  return {
    recent: shownRecent(saved, options),
    favorite: saved.favorite,
    remember: hit => update(addRecent(saved, hit, options)),
    keep: hit => update(makeFavorite(saved, hit)),
    remove: (list, hit) => update(removeSaved(saved, list, hit)),
  };
}
