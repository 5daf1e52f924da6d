import type {ShardFacets} from '../../content/Shard';
import type {Corpus} from '../../engine/Corpus';
import type {WireContext} from './WireContext';
import {type Filter, passes} from './Filter';
import {WireError} from './WireError';

function shardAttribute({language, tag, version}: ShardFacets, attribute: string): string | null | undefined {
  if (attribute === 'language') return language;
  if (attribute === 'docusaurus_tag') return tag;
  return attribute === 'version' ? version : undefined;
}

/** A corpus, and whether all its hits pass the filter that chose it. */
export interface ChosenCorpus {
  corpus: Corpus;
  passed: boolean;
}

/**
 * Returns the corpus that can have hits which pass the filter: the shards whose language, tag and version do not rule
 * them out. `null` where none is left. Where those three decide, as for contextual search, hits need not be looked at.
 * @throws WireError 404 for an index that does not exist
 */
export async function corpusFor(
  indexName: string,
  filter: Filter,
  {indexNamed}: WireContext,
): Promise<ChosenCorpus | null> {
  const index = indexNamed(indexName);
  if (!index) throw new WireError(404, `Index ${indexName} does not exist`);
  const results = index.shards.map(shard => passes(filter, attribute => shardAttribute(shard, attribute)));
  const positions = results.flatMap((result, position) => (result === false ? [] : [position]));
  if (positions.length === 0) return null;
  return {
    corpus: await index.corpusOf(positions),
    passed: positions.every(position => results[position] === true),
  };
}
