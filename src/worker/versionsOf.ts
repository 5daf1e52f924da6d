import type {ShardFacets} from '../content/Shard';

const VERSION_IN_TAG = /^docs-.+?-(.+)$/;

/** Returns the docs version of a shard, `null` outside the docs; Docusaurus's tag is `docs-{plugin}-{version}`. */
export function versionOf({tag, version}: ShardFacets): string | null {
  return version ?? VERSION_IN_TAG.exec(tag)?.[1] ?? null;
}

/** Returns the names of the docs versions that some shards hold, each once. */
export function versionsOf(shards: readonly ShardFacets[]): string[] {
  return [...new Set(shards.flatMap(shard => versionOf(shard) ?? []))];
}
