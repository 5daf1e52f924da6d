import type {ShardFacets} from '../../content/Shard';
import type {Corpus} from '../../engine/Corpus';

/** An index as the protocol sees it: the shards it is made of, and the corpus of any choice of them. */
export interface ServedIndex {
  shards: readonly ShardFacets[];
  /** Returns the corpus of the shards at the given positions; rejects when one cannot be loaded. */
  corpusOf(positions: readonly number[]): Promise<Corpus>;
}

/** What a request is answered from. */
export interface WireContext {
  /** Returns the index of a name, `undefined` where there is none. */
  indexNamed(name: string): ServedIndex | undefined;
}
