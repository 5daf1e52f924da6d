declare module '@generated/search-index/default/shards' {
  import type {ShardManifest} from '@site/src/worker/ShardManifest';

  /** Where the search shards of this build are, and whether they may change under a running page. */
  export const shards: ShardManifest;
}
