import {useEffect, useEffectEvent, useState} from 'react';
import type {NearMisses, NearMissesOptions} from './findNearMisses';

/** Milliseconds that a query must stand without results before more is asked about it. */
const SETTLED_AFTER = 200;

const NONE: NearMisses = {others: [], suggestions: []};

/**
 * Looks for what a query without results may have meant: the same query in the other versions and languages, and
 * queries from its own words, or from words that begin like it, that do find something. A failure finds nothing.
 */
export function useNearMisses(query: string, options: NearMissesOptions): NearMisses {
  const [found, setFound] = useState<{key: string; nearMisses: NearMisses}>();
  const find = useEffectEvent(async () => {
    const {findNearMisses} = await import('./findNearMisses');
    return findNearMisses(query, options);
  });
  const key = JSON.stringify([query, options.scope]);
  useEffect(() => {
    let isLatest = true;
    const settled = setTimeout(() => {
      find().then(
        nearMisses => isLatest && setFound({key, nearMisses}),
        () => undefined,
      );
    }, SETTLED_AFTER);
    return () => {
      isLatest = false;
      clearTimeout(settled);
    };
  }, [key]);
  return found?.key === key ? found.nearMisses : NONE;
}
