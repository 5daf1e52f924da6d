/** lvl0 groups results (the sidebar category), lvl1 is the page's title, deeper ones are its headings. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

export type Level = keyof Hierarchy;

/** The levels of a hierarchy, the group first. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies Level[];

/** A paragraph, a list item, a table row or a code block. */
export interface Passage {
  kind: 'text' | 'item' | 'row' | 'code';
  text: string;
  /** The number of an item in a numbered list. */
  step?: number;
  /** The names of the columns of a row's table, where it has some; no search looks into them. */
  header?: string;
}

/**
 * One heading of a page with what stands under it, up to the next heading. The first section of a page is its
 * title, and its URL is the bare address of the page.
 */
export interface Section {
  url: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  passages: Passage[];
  /** What else readers call the matter of a page, from its front matter; its first section has them. */
  keywords?: readonly string[];
  /** Set where it differs from the language of the shard: a page that is not translated. */
  language?: string;
}

/** Returns the deepest level of a hierarchy that has a heading: the section's own. */
export function levelOf(hierarchy: Hierarchy): Level {
  return LEVELS.findLast(level => hierarchy[level] !== null) ?? 'lvl0';
}

/** Returns the address of a section's page, without the anchor. */
export function urlWithoutAnchor({url, anchor}: Section): string {
  return anchor === null ? url : url.slice(0, -anchor.length - 1);
}
