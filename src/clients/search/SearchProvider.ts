import type {liteClient} from 'algoliasearch/lite';
import type {ShardManifest} from '../../worker/ShardManifest';

/** What algoliasearch's lite client can be told. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

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
