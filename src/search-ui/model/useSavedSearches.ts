import {useEffect, useState} from 'react';
import type {StoredHit} from './Hit';
import type {SearchOptions} from './SearchOptions';
import {cleanUpStorage} from './storage/guardedStorage';
import type {SavedSearches} from './storage/savedSearches';
import {
  addRecent,
  holdsSavedSearches,
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
  const {disableUserPersonalization: isForgetful} = options;
  const [saved, setSaved] = useState<SavedSearches>(() => {
    if (isForgetful) return {recent: [], favorite: []};
    cleanUpStorage();
    return loadSavedSearches(indexName);
  });
  useEffect(() => {
    if (isForgetful) return undefined;
    const reload = ({key}: StorageEvent) => {
      if (holdsSavedSearches(key, indexName)) setSaved(loadSavedSearches(indexName));
    };
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [indexName, isForgetful]);
  const update = (change: (stored: SavedSearches) => SavedSearches) => {
    if (isForgetful) return;
    // Another tab may have stored something since.
    const next = change(loadSavedSearches(indexName));
    setSaved(next);
    storeSavedSearches(indexName, next);
  };
  return {
    recent: shownRecent(saved, options),
    favorite: saved.favorite,
    remember: hit => update(stored => addRecent(stored, hit, options)),
    keep: hit => update(stored => makeFavorite(stored, hit)),
    remove: (list, hit) => update(stored => removeSaved(stored, list, hit)),
  };
}
