export type HitLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** What a hit is: a heading of a level, a paragraph under a heading, or a question asked earlier. */
export type HitType = HitLevel | 'content' | 'askAI';

export type HitHierarchy = {lvl0: string; lvl1: string | null} & {
  [level in Exclude<HitLevel, 'lvl0' | 'lvl1'>]?: string | null;
};

interface Marked {
  value: string;
}

/** The attributes of a hit that come back with the matched words between highlight tags. */
export interface MarkedAttributes {
  content?: Marked | null;
  hierarchy?: {[level in HitLevel]?: Marked | null};
}

/** A hit as the lists of recent and favourite searches keep it: without what belonged to one query. */
export interface StoredHit {
  objectID: string;
  url: string;
  anchor?: string | null;
  type: HitType;
  content: string | null;
  hierarchy: HitHierarchy;
  language?: string;
  docusaurus_tag?: string;
}

/** A search hit as a DocSearch index answers it, whoever the provider. */
export interface DocSearchHit extends StoredHit {
  _highlightResult?: MarkedAttributes;
  _snippetResult?: MarkedAttributes;
}

/** The headings of a hierarchy, the group first. */
export const LEVELS: readonly HitLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
