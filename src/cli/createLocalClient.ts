import {createSearchClient, type SearchClient} from '../clients/search/createSearchClient';
import type {Shard} from '../content/Shard';
import {splitShard} from '../engine/splitShard';

/** Returns a client over shards in memory: the dialog's own, packing and all, without a worker. */
export function createLocalClient(index: string, shards: readonly Shard[]): SearchClient {
  const texts = new Map<string, string>(
    shards.flatMap((shard, position) => {
      const {packed, code} = splitShard(shard);
      return [
        [`memory:${position}`, JSON.stringify(packed)],
        [`memory:${position}.code`, JSON.stringify(code)],
      ] as const;
    }),
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
        codeUrl: `memory:${position}.code`,
      })),
    },
    loadShard: async url => texts.get(url) ?? '',
  });
}
