import type {Section} from '../content/Section';
import type {ShardFacets} from '../content/Shard';
import type {Engine} from './createEngine';

export interface SectionOrigin {
  shard: ShardFacets;
  /** Unique in the index, and the same as long as the section keeps its address. */
  objectID: string;
}

/** The engine over some shards, with what a hit needs to know beyond its section. */
export interface Corpus {
  engine: Engine;
  language: string;
  originOf(section: Section): SectionOrigin;
  /**
   * Puts the samples of code in full into the passages, which hold only the words they are found by until then; rejects when
   * they cannot be loaded.
   */
  loadCode(): Promise<void>;
}
