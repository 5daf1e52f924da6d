import {LEVELS, type Section, levelOf} from '../content/Section';
import type {HeadingMatch} from './headingMatch';

/** What the best candidates gain on top of their score, as shares of it. Values measured on documentation sets. */
const BONUS = {
  allWordsInHeading: 0.1,
  headingCovered: 0.6,
  pageTitle: 1,
  wholePageTitle: 0.4,
  proximity: 0.5,
  defined: 0.3,
  literal: 0.5,
  level: 0.05,
  position: -0.02,
};

/** What is known of a candidate when it is ranked again. */
export interface CandidateSigns {
  section: Section;
  heading: HeadingMatch;
  /** How close together the query's words stand, from 0 to 1. */
  proximity: number;
  /** How much one of its items or rows looks like the entry of what the query names, from 0 to 1. */
  defined: number;
  /** Share of the query's identifiers that it has to the sign, 0 where there are none. */
  literal: number;
  wordCount: number;
  /** Where on its page the section stands, from 0 for the first to 1 for the last. */
  position: number;
}

/**
 * Returns the factor a candidate's score is multiplied by: a heading that the query names in full, a page
 * whose title answers the query, words that stand together, a high level and an early place on the page are worth more.
 */
export function bonusOf({
  section,
  heading,
  proximity,
  defined,
  literal,
  wordCount,
  position,
}: CandidateSigns): number {
  const all = heading.words.size === wordCount;
  const depth = LEVELS.indexOf(levelOf(section.hierarchy));
  return (
    1 +
    (all ? BONUS.allWordsInHeading : 0) +
    BONUS.headingCovered * heading.covered * heading.answered +
    (depth <= 1 ? BONUS.pageTitle * heading.answered : 0) +
    (all && depth <= 1 ? BONUS.wholePageTitle * heading.covered : 0) +
    BONUS.proximity * proximity +
    BONUS.defined * defined +
    BONUS.literal * literal +
    BONUS.level * (1 - depth / LEVELS.length) +
    BONUS.position * position
  );
}
