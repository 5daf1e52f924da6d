import {isDeepStrictEqual} from 'node:util';
import type {IndexSettings} from 'algoliasearch';
import type {DocSearchRecord} from '../../content/recordsOf';
import type {Synonym} from '../../content/Synonym';
import type {IndexContent} from './readIndex';

/** What a push would change, records counted by objectID. */
export interface IndexChanges {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Names of the settings that would get another value. */
  settings: string[];
  /** Number of the synonyms that are new, or say something else. */
  synonyms: number;
}

/** Returns whether an index has a synonym as it is; what the provider adds to it does not count. */
function isSame(synonym: Synonym, indexed: object = {}): boolean {
  return isDeepStrictEqual({...indexed, ...synonym}, indexed);
}

/** Returns what replacing the content of an index by the given records, settings and synonyms would change. */
export function compareIndex(
  {records: before, settings, synonyms}: IndexContent,
  records: readonly DocSearchRecord[],
  nextSettings: IndexSettings,
  nextSynonyms: readonly Synonym[],
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
    synonyms: nextSynonyms.filter(one => !isSame(one, synonyms.get(one.objectID))).length,
  };
}
