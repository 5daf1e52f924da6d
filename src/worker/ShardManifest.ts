import type {VersionNames} from '../answers/NamedVersion';
import type {ShardFacets} from '../content/Shard';

/** Where a packed shard is. */
export interface ShardEntry extends ShardFacets {
  url: string;
  /** Where its samples of code are in full, when they are apart. */
  codeUrl?: string;
}

/** Where the packed shards of an index are, one a language and `docusaurus_tag`. */
export interface ShardManifest {
  /** Name of the index they make up. */
  index: string;
  shards: ShardEntry[];
  /** What questions may call the docs versions; their names alone unless given. */
  names?: VersionNames;
  /** On the dev server: look for changed shards before each query, so that an edited page is found at once. */
  revalidate?: boolean;
}
