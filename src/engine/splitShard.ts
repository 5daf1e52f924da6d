import {codeIdentifiers} from './codeIdentifiers';
import {type PackedShard, packShard} from '../content/packShard';
import type {Shard, ShardCode} from '../content/Shard';

/** A shard in two parts: what sections are found by, and the samples of code that they show. */
export interface SplitShard {
  /** Its code passages hold the identifiers that search needs of them. */
  packed: PackedShard;
  code: ShardCode;
}

/**
 * Returns a shard in two parts. `unpackShard` reads the first, `restoreCode` puts the second into it. Code is an
 * eighth of the words and a sixth of the bytes of a documentation.
 */
export function splitShard(shard: Shard): SplitShard {
  const packed = packShard(shard);
  const {passages} = packed;
  const identifiers = codeIdentifiers(shard.sections, shard.language);
  return {
    packed: {...packed, passages: {...passages, code: identifiers}},
    code: {code: passages.code},
  };
}
