import type {Section} from '../content/Section';
import type {HeadingMatch} from './headingMatch';
import {WEIGHTS} from './weights';

/** What is known of a candidate when it is ranked again. */
export interface CandidateSigns {
  section: Section;
  heading: HeadingMatch;
  /** Share of the query that its heading has together with those above it. */
  headings: number;
  /** How close together the query's words stand, from 0 to 1. */
  proximity: number;
  /** How much one of its items or rows looks like the entry of what the query names, from 0 to 1. */
  defined: number;
  /** Share of the query's identifiers that it has to the sign, 0 where there are none. */
  literal: number;
}

/**
 * Returns the factor a candidate's score is multiplied by: headings that the query names, a page whose title answers the
 * query, and words that stand together are worth more, see `WEIGHTS`.
 */
export function bonusOf({section, heading, headings, proximity, defined, literal}: CandidateSigns): number {
  return (
    1 +
    WEIGHTS.heading * heading.covered * heading.answered +
    WEIGHTS.headings * headings +
    (section.anchor === null ? WEIGHTS.pageTitle * heading.answered : 0) +
    WEIGHTS.proximity * proximity +
    WEIGHTS.defined * defined +
    WEIGHTS.literal * literal
  );
}
