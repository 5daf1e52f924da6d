declare module '@generated/search-index/default/shards' {
  /** Where the search shards of this build are, and whether they may change under a running page. */
  export const shards: import('../../search/client/ShardManifest').ShardManifest;
}
