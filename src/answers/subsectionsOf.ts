import {LEVELS, levelOf, type Section, urlWithoutAnchor} from '../content/Section';
import {wordCount} from './wordCount';

/** A section is quoted with what stands below it as long as both have no more words than this. */
const WORDS = 150;

function depthOf({hierarchy}: Section): number {
  return LEVELS.indexOf(levelOf(hierarchy));
}

/**
 * Returns the subsections that are quoted with a section, the next ones first: a short section often does no more than
 * introduce them. What opens a page introduces all of it, and is quoted alone.
 *
 * @param sections - all sections in the order of their pages
 */
export function subsectionsOf(section: Section, sections: readonly Section[]): Section[] {
  const depth = depthOf(section);
  if (depth <= LEVELS.indexOf('lvl1')) return [];
  const below: Section[] = [];
  let words = wordCount(section.passages);
  for (const next of sections.slice(sections.indexOf(section) + 1)) {
    words += wordCount(next.passages);
    if (words > WORDS || depthOf(next) <= depth || urlWithoutAnchor(next) !== urlWithoutAnchor(section))
      break;
    below.push(next);
  }
  return below;
}
