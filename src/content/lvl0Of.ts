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

function holds(item: SidebarItem, docId: string): boolean {
  if (typeof item === 'string') return item === docId;
  if (item.type === 'doc' || item.type === 'ref') return item.id === docId;
  return item.link?.id === docId || (item.items ?? []).some(child => holds(child, docId));
}

/** Returns the label of the top-level sidebar category a doc stands in, 'Documentation' where there is none. */
export function lvl0Of(sidebars: readonly (readonly SidebarItem[])[], docId: string): string {
  const top = sidebars.flat().find(item => holds(item, docId));
  return (typeof top === 'object' && top.items && top.label) || DEFAULT_GROUP;
}
