import type {Corpus, ShardFacets, WireContext} from './Corpus';
import {type Filter, passes} from './Filter';
import {WireError} from './WireError';

function shardAttribute({language, tag, version}: ShardFacets, attribute: string): string | null | undefined {
  if (attribute === 'language') return language;
  if (attribute === 'docusaurus_tag') return tag;
  return attribute === 'version' ? version : undefined;
}

/**
 * Returns the corpus that can have hits which pass the filter: the shards whose language, tag and version do not rule
 * them out. `null` where none is left.
 * @throws WireError 404 for an index that does not exist
 */
export async function corpusFor(
  indexName: string,
  filter: Filter,
  {indexNamed}: WireContext,
): Promise<Corpus | null> {
  const index = indexNamed(indexName);
  if (!index) throw new WireError(404, `Index ${indexName} does not exist`);
  const positions = index.shards.flatMap((shard, position) =>
    passes(filter, attribute => shardAttribute(shard, attribute)) === false ? [] : [position],
  );
  return positions.length > 0 ? index.corpusOf(positions) : null;
}
