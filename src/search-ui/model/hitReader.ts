import {readHit, type ReadHitOptions} from './readHit';
import type {SearchOptions} from './SearchOptions';
import type {SearchSource} from './useSearch';

/** Returns what makes of found hits what is shown: changed by the site's own code first, and without those that lead nowhere. */
export function hitReader(
  {transformItems}: Pick<SearchOptions, 'transformItems'>,
  reading: ReadHitOptions,
): SearchSource['readHits'] {
  return hits =>
    (transformItems?.(hits) ?? hits).map(hit => readHit(hit, reading)).filter(hit => hit !== null);
}
