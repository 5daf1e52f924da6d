import {readFileSync} from 'node:fs';
import type {Shard} from '../../../src/content/Shard';
import {unpackShard} from '../../../src/content/unpackShard';
import {searchedEntries} from '../../support/readCorpus';

/** Returns the shards that a page of the stable version searches in a language, out of the built site. */
export function searchedShards(locale = 'en'): Shard[] {
  return searchedEntries('current', locale).map(({url}) =>
    unpackShard(JSON.parse(readFileSync(url, 'utf8'))),
  );
}
