import type {RankedSection} from '../../engine/createEngine';
import type {DocSearchRecord} from '../../content/recordsOf';

export interface HighlightedValue {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export interface SnippetValue {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** Values by attribute, nested as the record is. */
export interface ValueTree<Value> {
  [attribute: string]: Value | ValueTree<Value>;
}

/** A record as a search returns it, before attributes are chosen. */
export type HitRecord = Omit<DocSearchRecord, 'weight'>;

/** A hit in Algolia's form. */
export type Hit = Partial<Omit<HitRecord, 'objectID'>> & {
  objectID: string;
  _highlightResult?: ValueTree<HighlightedValue>;
  _snippetResult?: ValueTree<SnippetValue>;
};

/** A section that matched, with the record it is shown as. */
export interface RankedRecord {
  ranked: RankedSection;
  record: HitRecord;
}
