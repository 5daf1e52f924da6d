import type {liteClient} from 'algoliasearch/lite';
import type {ShardFacets} from '../wire/Corpus';

/** What algoliasearch's lite client can be told. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** Where the packed shards of an index are, one file a language and `docusaurus_tag`. */
export interface ShardManifest {
  /** Name of the index they make up. */
  index: string;
  shards: (ShardFacets & {url: string})[];
  /** On the dev server: look for changed shards before each query, so that an edited page is found at once. */
  revalidate?: boolean;
}

/** The search of the site itself, which needs no account and no server. */
export interface EmbeddedProvider {
  kind: 'embedded';
  shards: ShardManifest;
  /** Returns the text of a shard where it is not fetched, in Node for one. No worker is used then. */
  loadShard?: (url: string) => Promise<string>;
}

/** An index at Algolia, or at whatever speaks its protocol under the given hosts. */
export interface HostedProvider {
  kind: 'hosted';
  appId: string;
  apiKey: string;
  hosts?: ClientOptions['hosts'];
}

export type SearchProvider = EmbeddedProvider | HostedProvider;
