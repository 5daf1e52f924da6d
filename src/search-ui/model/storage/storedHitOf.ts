import type {StoredHit} from '../Hit';
import {headingsOf} from '../headingsOf';

/**
 * Returns what to remember of a chosen hit: of a passage the heading it was shown under, or the heading it stands
 * under where that was not among the results; of a heading itself.
 */
export function storedHitOf(hit: StoredHit, parent: StoredHit | null): StoredHit {
  const {objectID, url, anchor, type, content, hierarchy, language, docusaurus_tag} =
    hit.type === 'content' && parent ? parent : hit;
  const stored = {objectID, url, anchor, hierarchy, language, docusaurus_tag};
  if (type !== 'content') return {...stored, type, content};
  return {...stored, type: headingsOf(hit).at(-1) ?? 'lvl0', content: null};
}
