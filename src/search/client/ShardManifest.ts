import type {ShardFacets} from '../wire/Corpus';

/** Where the packed shards of an index are, one file a language and `docusaurus_tag`. */
export interface ShardManifest {
  /** Name of the index they make up. */
  index: string;
  shards: (ShardFacets & {url: string})[];
  /** On the dev server: look for changed shards before each query, so that an edited page is found at once. */
  revalidate?: boolean;
}
