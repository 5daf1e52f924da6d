import type {Engine} from '../engine/createEngine';
import type {Section} from '../records/Section';
import type {Shard} from '../records/Shard';

/** What the sections of a shard have in common. */
export type ShardFacets = Pick<Shard, 'language' | 'tag'> & {version?: string | null};

/** The engine over some shards, with what a hit needs to know beyond its section. */
export interface Corpus {
  engine: Engine;
  language: string;
  originOf(section: Section): SectionOrigin;
}

export interface SectionOrigin {
  shard: ShardFacets;
  /** Unique in the index, and the same as long as the section keeps its address. */
  objectID: string;
}

/** An index as the protocol sees it: the shards it is made of, and the corpus of any choice of them. */
export interface SearchIndex {
  shards: readonly ShardFacets[];
  /** Returns the corpus of the shards at the given positions; rejects when one cannot be loaded. */
  corpusOf(positions: readonly number[]): Promise<Corpus>;
}

/** What a request is answered from. */
export interface WireContext {
  /** Returns the index of a name, `undefined` where there is none. */
  indexNamed(name: string): SearchIndex | undefined;
}
