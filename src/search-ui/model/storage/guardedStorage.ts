import type {GenericSchema, InferOutput} from 'valibot';
import {readList} from '../schemas';

/** Every key of the dialog begins with it; keys of others are never touched. */
const PREFIX = '__DOCSEARCH_';

/** Most characters the dialog keeps stored. */
const LARGEST_TOTAL = 4_194_304;

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function ownEntries(store: Storage): {key: string; size: number}[] {
  return Array.from({length: store.length}, (_, index) => store.key(index))
    .filter(key => key !== null)
    .filter(key => key.startsWith(PREFIX))
    .map(key => ({key, size: store.getItem(key)?.length ?? 0}));
}

function removeLargestHalf(store: Storage): void {
  const entries = ownEntries(store).sort((a, b) => b.size - a.size);
  for (const {key} of entries.slice(0, Math.ceil(entries.length / 2))) store.removeItem(key);
}

/**
 * Reads a stored list.
 *
 * @param schema - what an entry of the list is; anything else that may stand under the key is left out
 * @returns the good entries; an empty list where nothing, or nothing readable, is stored or storage is blocked
 */
export function readStored<Schema extends GenericSchema>(key: string, schema: Schema): InferOutput<Schema>[] {
  try {
    const list: unknown = JSON.parse(storage()?.getItem(key) ?? '[]');
    return Array.isArray(list) ? readList(schema, list) : [];
  } catch {
    return [];
  }
}

/**
 * Stores a list. When the quota is exceeded, the largest half of the dialog's own keys is removed and the list
 * written again; what cannot be written even then is lost, and nothing else.
 */
export function writeList(key: string, list: readonly unknown[]): void {
  const store = storage();
  if (!store) return;
  const text = JSON.stringify(list);
  try {
    store.setItem(key, text);
  } catch {
    try {
      removeLargestHalf(store);
      store.setItem(key, text);
    } catch (error) {
      console.warn('The search dialog could not store its list of searches.', error);
    }
  }
}

/** Removes the largest half of the dialog's own keys when they hold more than 4194304 characters together. */
export function cleanUpStorage(): void {
  try {
    const store = storage();
    if (!store) return;
    const total = ownEntries(store).reduce((sum, {size}) => sum + size, 0);
    if (total > LARGEST_TOTAL) removeLargestHalf(store);
  } catch (error) {
    console.warn('The search dialog could not look through its stored lists.', error);
  }
}
