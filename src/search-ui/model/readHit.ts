import type {DocSearchHit, HitLevel, StoredHit} from './Hit';
import {LEVELS} from './Hit';
import {decodeEntities} from './decodeEntities';
import type {HighlightPart} from './parseHighlight';
import {ESCAPED_TAGS, parseHighlight, PLAIN_TAGS} from './parseHighlight';

/** A hit ready to be shown: plain text in every field, a link that can be followed, and what matched. */
export interface ResultHit extends StoredHit {
  marks: {content?: HighlightPart[]; hierarchy: {[level in HitLevel]?: HighlightPart[]}};
}

export interface ReadHitOptions {
  /** Whether the provider's records are HTML-escaped, as a crawler writes them. */
  escaped: boolean;
  /** Turns the URL of a record into the link to follow; null where there is none that is safe. */
  resolveUrl: (url: string) => string | null;
}

/**
 * Reads a provider's hit.
 *
 * @returns the hit in the form the dialog shows; null for one that has no safe link or no group
 */
export function readHit(hit: DocSearchHit, {escaped, resolveUrl}: ReadHitOptions): ResultHit | null {
  const url = resolveUrl(hit.url);
  if (!url || !hit.hierarchy.lvl0) return null;
  const decode = escaped ? decodeEntities : (text: string) => text;
  const tags = escaped ? ESCAPED_TAGS : PLAIN_TAGS;
  const hierarchy = {...hit.hierarchy};
  const marks: ResultHit['marks'] = {hierarchy: {}};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (!text) continue;
    hierarchy[level] = decode(text);
    const value = (hit._snippetResult?.hierarchy?.[level] ?? hit._highlightResult?.hierarchy?.[level])?.value;
    if (value) marks.hierarchy[level] = parseHighlight(value, tags, decode);
  }
  const value = (hit._snippetResult?.content ?? hit._highlightResult?.content)?.value;
  if (value) marks.content = parseHighlight(value, tags, decode);
  const {objectID, type, anchor, language, docusaurus_tag} = hit;
  const content = hit.content ? decode(hit.content) : null;
  return {objectID, url, anchor, type, content, hierarchy, language, docusaurus_tag, marks};
}
