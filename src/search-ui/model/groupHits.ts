import {collect} from './collect';
import {pagesOf} from './pagesOf';
import type {ResultHit} from './readHit';

export interface GroupedHit {
  hit: ResultHit;
  /** The hit of the page's title, where that is among the results: the hit is shown under it. */
  parent: ResultHit | null;
  /** Whether it is the last one under its parent. */
  isLast: boolean;
}

export interface HitGroup {
  title: string;
  hits: GroupedHit[];
}

function byPage(hits: readonly ResultHit[]): GroupedHit[] {
  return pagesOf(hits).flatMap(({hit, sections}) => {
    const parent = sections.includes(hit) ? null : hit;
    const grouped = sections.map((each, index) => ({
      hit: each,
      parent,
      isLast: index === sections.length - 1,
    }));
    return parent ? [{hit: parent, parent: null, isLast: false}, ...grouped] : grouped;
  });
}

/**
 * Puts ranked hits under titles: groups in the order of their best hit, within a group page by page in the same
 * way, and on a page its title first with what was found beneath it.
 *
 * @param limit - most hits of a group; the best ones stay
 * @param titleOf - the group a hit belongs to
 */
export function groupHits(
  hits: readonly ResultHit[],
  limit: number,
  titleOf: (hit: ResultHit) => string,
): HitGroup[] {
  return [...collect(hits, titleOf)].map(([title, group]) => ({
    title,
    hits: byPage(group.slice(0, limit)),
  }));
}
