import {createSearchClient, type SearchClient} from '../search/client/createSearchClient';
import {packShard} from '../search/records/packShard';
import type {Shard} from '../search/records/Shard';

/** Returns a client over shards in memory: the dialog's own, packing and all, without a worker. */
export function createLocalClient(index: string, shards: readonly Shard[]): SearchClient {
  const texts = new Map(
    shards.map((shard, position) => [`memory:${position}`, JSON.stringify(packShard(shard))]),
  );
  return createSearchClient({
    kind: 'embedded',
    shards: {
      index,
      shards: shards.map(({language, tag, version}, position) => ({
        language,
        tag,
        version,
        url: `memory:${position}`,
      })),
    },
    loadShard: async url => texts.get(url) ?? '',
  });
}
