import {codeIdentifiers} from './codeIdentifiers';
import {type PackedShard, packShard} from './packShard';
import type {Shard} from './Shard';

/** A shard in two parts: what keyword search reads, and what only answers do. */
export interface SplitShard {
  /** Its code passages hold the identifiers that search needs of them. */
  packed: PackedShard;
  code: ShardCode;
}

/** What only answers read of a shard: what they quote besides prose, and what they are found by. */
export interface ShardCode {
  /** The code passages in full, in order. */
  code: string[];
  /** The headers of its tables, as a packed shard has them. */
  headers: string[];
  /** What readers ask of its sections, as a packed shard has it. */
  questions: string[];
}

/**
 * Returns a shard in two parts. `unpackShard` reads the first one alone, or both as the shard that was split. Code is an
 * eighth of the words and a sixth of the bytes of a documentation.
 */
export function splitShard(shard: Shard): SplitShard {
  const packed = packShard(shard);
  const {passages, headers, questions} = packed;
  const identifiers = codeIdentifiers(shard.sections, shard.language);
  return {
    packed: {...packed, passages: {...passages, code: identifiers}, headers: [], questions: []},
    code: {code: passages.code, headers, questions},
  };
}
