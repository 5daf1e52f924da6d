import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeSection} from '../../src/cli/push/escapeSection';
import {createSearchService, type SearchService} from '../../src/search/client/createSearchService';
import {packShard} from '../../src/search/records/packShard';
import type {Shard} from '../../src/search/records/Shard';
import {unpackShard} from '../../src/search/records/unpackShard';

/** Folder of a built site that its shards stand in. */
const SHARD_FOLDER = 'assets/search';

function readShard(file: string): Shard {
  const shard = unpackShard(JSON.parse(readFileSync(file, 'utf8')));
  return {...shard, sections: shard.sections.map(escapeSection)};
}

/**
 * Returns what answers the searches of a hosted index that holds the pages of a built site, with its texts
 * HTML-escaped as the records of a hosted index are.
 *
 * @throws Error when the site is not built
 */
export function hostedSearch(buildFolder: string, indexName: string): SearchService {
  const folder = path.join(buildFolder, SHARD_FOLDER);
  const shards = readdirSync(folder).map(file => {
    const url = path.join(folder, file);
    const {language, tag, version} = readShard(url);
    return {language, tag, version, url};
  });
  return createSearchService({index: indexName, shards}, async file =>
    JSON.stringify(packShard(readShard(file))),
  );
}
