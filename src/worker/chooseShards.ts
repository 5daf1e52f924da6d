import type {ShardFacets} from '../content/Shard';
import {type Filter, passes} from '../protocols/algolia/Filter';
import {versionOf} from './versionsOf';

function admits(filter: Filter, shard: ShardFacets, version: string | null | undefined): boolean {
  return (
    passes(filter, attribute => {
      if (attribute === 'language') return shard.language;
      if (attribute === 'docusaurus_tag') return version === undefined ? shard.tag : undefined;
      return undefined;
    }) !== false
  );
}

/**
 * Returns the shards to answer from: those the page's filters choose. A version that the question names takes the place
 * of the page's own. Without a filter on the version the documentation of the main one is read, because passages of
 * several versions contradict each other.
 */
export function chooseShards<Shard extends ShardFacets>(
  shards: readonly Shard[],
  filter: Filter,
  {version, main = 'current'}: {version?: string | undefined; main?: string} = {},
): Shard[] {
  const chosen = shards.filter(shard => admits(filter, shard, version));
  const wanted = version ?? main;
  const isMixed = new Set(chosen.flatMap(shard => versionOf(shard) ?? [])).size > 1;
  if (!isMixed || !chosen.some(shard => versionOf(shard) === wanted)) return chosen;
  return chosen.filter(shard => [wanted, null].includes(versionOf(shard)));
}
