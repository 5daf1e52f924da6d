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

function collect<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function underTheirPage(hits: readonly ResultHit[]): GroupedHit[] {
  const pages = collect(hits, ({url}) => url.replace(/#.*/s, ''));
  return [...pages.values()].flatMap(page => {
    const parent = page.find(({type}) => type === 'lvl1') ?? null;
    const children = page.filter(hit => hit !== parent);
    const grouped = children.map((hit, index) => ({hit, parent, isLast: index === children.length - 1}));
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
    hits: underTheirPage(group.slice(0, limit)),
  }));
}
