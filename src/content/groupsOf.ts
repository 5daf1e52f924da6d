/** An item of a sidebar, as a sidebar file writes it or as Docusaurus loads it. */
export type SidebarItem =
  | string
  | {
      type?: string;
      id?: string;
      label?: string;
      items?: SidebarItem[];
      link?: {type: string; id?: string} | null;
    };

/** The group of a page that no category holds. */
export const DEFAULT_GROUP = 'Documentation';

/** Returns the docs of an item of a sidebar, in the order in which readers see them. */
function docIdsIn(item: SidebarItem): string[] {
  if (typeof item === 'string') return [item];
  if (item.type === 'doc' || item.type === 'ref') return item.id === undefined ? [] : [item.id];
  return [...(item.link?.id === undefined ? [] : [item.link.id]), ...(item.items ?? []).flatMap(docIdsIn)];
}

/**
 * Returns the docs that sidebars hold, in the order in which readers see them, each with the label of the top-level category it
 * is in first, 'Documentation' where there is none.
 */
export function groupsOf(sidebars: readonly (readonly SidebarItem[])[]): Map<string, string> {
  const groups = new Map<string, string>();
  for (const top of sidebars.flat()) {
    const group = (typeof top === 'object' && top.items && top.label) || DEFAULT_GROUP;
    for (const id of docIdsIn(top)) if (!groups.has(id)) groups.set(id, group);
  }
  return groups;
}
