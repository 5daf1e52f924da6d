import type {HitLevel, StoredHit} from './Hit';
import {LEVELS} from './Hit';

/** Returns the levels of a hit that have a heading, the page's title first; the group (lvl0) only where it is all there is. */
export function headingsOf({hierarchy}: Pick<StoredHit, 'hierarchy'>): HitLevel[] {
  const levels = LEVELS.filter(level => level !== 'lvl0' && hierarchy[level]);
  return levels.length > 0 ? levels : ['lvl0'];
}
