import {readSiteShards} from '../../../src/cli/readSiteShards';
import type {Shard} from '../../../src/content/Shard';
import {splitShard} from '../../../src/engine/splitShard';
import {unpackShard} from '../../../src/content/unpackShard';

/** Returns the shards that a page of the stable version searches in a language, as its dialog has them: packed and unpacked. */
export async function searchedShards(locale = 'en'): Promise<Shard[]> {
  const shards = await readSiteShards({
    siteDir: process.cwd(),
    locale,
    version: 'current',
    onWarning: console.warn,
  });
  return shards.map(shard => unpackShard(splitShard(shard).packed));
}
