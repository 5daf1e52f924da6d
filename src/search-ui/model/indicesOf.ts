import type {SearchParamsObject} from 'algoliasearch/lite';
import type {DocSearchIndex} from './SearchOptions';

/** An index to search, with what the configuration adds to every search of it. */
export interface NamedIndex {
  name: string;
  searchParameters?: SearchParamsObject;
}

/** The two places where a site names its indices. */
export interface IndexSettings {
  indexName?: string;
  /** Parameters for `indexName`. */
  searchParameters?: SearchParamsObject;
  indices?: readonly DocSearchIndex[];
}

/**
 * Returns the indices to search, `indexName` first. The first one names the lists a reader keeps.
 *
 * @throws Error where the configuration names none
 */
export function indicesOf({
  indexName,
  searchParameters,
  indices = [],
}: IndexSettings): [NamedIndex, ...NamedIndex[]] {
  const [first, ...others] = [
    ...(indexName ? [{name: indexName, searchParameters}] : []),
    ...indices.map(index => (typeof index === 'string' ? {name: index} : index)),
  ];
  if (!first) throw new Error('Must supply either `indexName` or `indices` for DocSearch to work');
  return [first, ...others];
}
