import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DocSearchRecord, recordsOf} from '../../search/records/recordsOf';
import {unpackShard} from '../../search/records/unpackShard';
import {escapeSection} from './escapeSection';

/** Folder of a built site, or of one of its locales, that the search shards stand in. */
const SHARD_FOLDER = 'assets/search';

function shardFiles(buildFolder: string): string[] {
  const locales = existsSync(buildFolder)
    ? readdirSync(buildFolder, {withFileTypes: true}).filter(entry => entry.isDirectory())
    : [];
  return [buildFolder, ...locales.map(({name}) => path.join(buildFolder, name))]
    .map(folder => path.join(folder, SHARD_FOLDER))
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder).map(file => path.join(folder, file)));
}

/**
 * Returns the records of a built site, of all its versions and locales: what the site itself searches, one record a
 * heading and a passage, with absolute addresses and HTML-escaped texts.
 *
 * @param siteUrl - origin of the deployed site, without a trailing slash
 * @throws Error where there is no build, or where one is left over beside another
 */
export function readBuiltRecords(buildFolder: string, siteUrl: string): DocSearchRecord[] {
  const files = shardFiles(buildFolder);
  if (files.length === 0)
    throw new Error(`There is no built site in ${buildFolder}. Build it first: npm run build`);
  const records = files.flatMap(file => {
    const shard = unpackShard(JSON.parse(readFileSync(file, 'utf8')));
    return recordsOf(shard.sections.map(escapeSection), shard).map(record => ({
      ...record,
      // A page that is not translated yet is found by those who read in the language of its site.
      language: shard.language,
      url: siteUrl + record.url,
      url_without_anchor: siteUrl + record.url_without_anchor,
    }));
  });
  if (new Set(records.map(({objectID}) => objectID)).size < records.length)
    throw new Error(`${buildFolder} holds more than one build. Remove it and build again: npm run build`);
  return records;
}
