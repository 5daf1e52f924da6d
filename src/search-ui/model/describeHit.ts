import type {HitLevel, StoredHit} from './Hit';
import {headingsOf} from './headingsOf';
import type {HighlightPart} from './parseHighlight';
import type {ResultHit} from './readHit';

export interface HitDescription {
  /** What the hit says first: its heading, or the passage that matched. */
  title: HighlightPart[];
  /** The headings above it, outermost first. */
  path: HighlightPart[][];
}

function plain(text: string): HighlightPart[] {
  return [{text, marked: false}];
}

/**
 * Puts a hit into words. A heading is its own title under the headings above it; a passage is titled by its text
 * under all of its headings.
 *
 * @param parent - the hit it is shown under, whose title need not be said again
 */
export function describeHit(
  hit: StoredHit & Partial<Pick<ResultHit, 'marks'>>,
  parent?: StoredHit | null,
): HitDescription {
  const heading = (level: HitLevel) => hit.marks?.hierarchy[level] ?? plain(hit.hierarchy[level] ?? '');
  const levels = headingsOf(hit);
  const isPassage = hit.type === 'content' && Boolean(hit.content);
  const own = isPassage ? null : (levels.find(level => level === hit.type) ?? levels.at(-1));
  const above = own ? levels.slice(0, levels.indexOf(own)) : levels;
  return {
    title: own ? heading(own) : (hit.marks?.content ?? plain(hit.content ?? '')),
    path: above.filter(level => !(parent && level === 'lvl1')).map(heading),
  };
}
