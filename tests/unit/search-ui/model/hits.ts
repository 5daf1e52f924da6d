import type {HitType} from '../../../../src/search-ui/model/Hit';
import type {ResultHit} from '../../../../src/search-ui/model/readHit';

/** Returns a hit of a page, as the dialog holds it: its type, its headings from the group down, and a passage. */
export function hitOf(
  type: HitType,
  url: string,
  headings: string[],
  content: string | null = null,
): ResultHit {
  const [lvl0 = '', lvl1 = null, lvl2 = null, lvl3 = null] = headings;
  const hierarchy = {lvl0, lvl1, lvl2, lvl3};
  return {objectID: `${type} ${url} ${content}`, url, type, content, hierarchy, marks: {hierarchy: {}}};
}
