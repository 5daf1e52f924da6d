import {isDeepStrictEqual} from 'node:util';
import type {IndexSettings} from 'algoliasearch';
import type {DocSearchRecord} from '../../content/recordsOf';
import type {IndexContent} from './readIndex';

/** What a push would change, records counted by objectID. */
export interface IndexChanges {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Names of the settings that would get another value. */
  settings: string[];
}

/** Returns what replacing the content of an index by the given records and settings would change. */
export function compareIndex(
  {records: before, settings}: IndexContent,
  records: readonly DocSearchRecord[],
  nextSettings: IndexSettings,
): IndexChanges {
  const known = records.filter(({objectID}) => before.has(objectID));
  const unchanged = known.filter(record =>
    isDeepStrictEqual(before.get(record.objectID), {...record}),
  ).length;
  return {
    added: records.length - known.length,
    changed: known.length - unchanged,
    removed: before.size - known.length,
    unchanged,
    settings: Object.entries(nextSettings).flatMap(([name, value]) =>
      isDeepStrictEqual(settings[name as keyof IndexSettings], value) ? [] : [name],
    ),
  };
}
