import {readSiteShards} from '../../../src/cli/readSiteShards';
import type {Shard} from '../../../src/search/records/Shard';
import {splitShard} from '../../../src/search/records/splitShard';
import {unpackShard} from '../../../src/search/records/unpackShard';

/** Returns the shards that a page of the stable version searches, as its dialog has them: packed and unpacked. */
export async function searchedShards(): Promise<Shard[]> {
  const shards = await readSiteShards({
    siteDir: process.cwd(),
    locale: 'en',
    version: 'current',
    onWarning: console.warn,
  });
  return shards.map(shard => unpackShard(splitShard(shard).packed));
}
