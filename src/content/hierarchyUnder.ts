import {type Hierarchy, LEVELS} from './Section';

/** Returns the hierarchy of a heading of the given depth (1 to 6) that follows a section with the given one. */
export function hierarchyUnder(previous: Hierarchy, depth: number, heading: string | null): Hierarchy {
  const next = {...previous};
  for (const level of LEVELS.slice(depth)) if (level !== 'lvl0') next[level] = null;
  const own = LEVELS[depth];
  if (own && own !== 'lvl0') next[own] = heading;
  return next;
}
