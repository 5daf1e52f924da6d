import type {IndexSettings} from 'algoliasearch';
import type {IndexClient} from './IndexClient';
import {statusOf} from './statusOf';

type IndexedRecord = Record<string, unknown>;

/** What a hosted index holds. */
export interface IndexContent {
  settings: IndexSettings;
  /** Records by objectID. */
  records: ReadonlyMap<string, IndexedRecord>;
  /** Synonyms by objectID. */
  synonyms: ReadonlyMap<string, object>;
}

/** Returns the settings of an index, `undefined` where there is no index of that name. */
export async function readSettings(
  client: IndexClient,
  indexName: string,
): Promise<IndexSettings | undefined> {
  try {
    return await client.getSettings({indexName});
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** Returns all that an index holds, `undefined` where there is no index of that name. */
export async function readIndex(client: IndexClient, indexName: string): Promise<IndexContent | undefined> {
  const settings = await readSettings(client, indexName);
  if (!settings) return undefined;
  const records = new Map<string, IndexedRecord>();
  await client.browseObjects<IndexedRecord>({
    indexName,
    browseParams: {attributesToRetrieve: ['*']},
    aggregator({hits}) {
      for (const {objectID, ...hit} of hits) {
        // What begins with an underscore is about the hit and no part of the record.
        const own = Object.entries(hit).filter(([name]) => !name.startsWith('_'));
        records.set(objectID, Object.fromEntries([['objectID', objectID], ...own]));
      }
    },
  });
  const synonyms = new Map<string, object>();
  await client.browseSynonyms({
    indexName,
    searchSynonymsParams: {query: ''},
    aggregator({hits}) {
      for (const hit of hits) synonyms.set(hit.objectID, hit);
    },
  });
  return {settings, records, synonyms};
}
