import {type DocSearchRecord, recordsOf} from '../../content/recordsOf';
import {escapeSection} from './escapeSection';
import {readBuiltShards} from './readBuiltShards';

/**
 * Returns the records of a built site, of all its versions and locales: what the site itself searches, one record a
 * heading and a passage, with absolute addresses and HTML-escaped texts.
 *
 * @param siteUrl - origin of the deployed site, without a trailing slash
 * @throws Error where there is no build, or where one is left over beside another
 */
export function readBuiltRecords(buildFolder: string, siteUrl: string): DocSearchRecord[] {
  const shards = readBuiltShards(buildFolder);
  if (shards.length === 0)
    throw new Error(`There is no built site in ${buildFolder}. Build it first: npm run build`);
  const records = shards.flatMap(shard =>
    recordsOf(shard.sections.map(escapeSection), shard).map(record => ({
      ...record,
      // A page that is not translated yet is found by those who read in the language of its site.
      language: shard.language,
      url: siteUrl + record.url,
      url_without_anchor: siteUrl + record.url_without_anchor,
    })),
  );
  if (new Set(records.map(({objectID}) => objectID)).size < records.length)
    throw new Error(`${buildFolder} holds more than one build. Remove it and build again: npm run build`);
  return records;
}
