/**
 * What the signs of a section count when it is ranked, as shares of its score, and what words and sections count.
 * `tests/fit/search/fit.ts` finds them again, from judged queries over this site and over other documentation, and tells how
 * they do on queries that it has left out.
 */
export const WEIGHTS = {
  /** Share of the heading that the query has × share of the query that the heading has. */
  heading: 0.6,
  /** Share of the query that the heading has together with those above it. */
  headings: 0.5,
  /** Share of the query that the heading of a page has: its title. */
  pageTitle: 1,
  /** How close together the words of the query stand. */
  proximity: 1,
  /** How much an item or row looks like the entry of what the query names. */
  defined: 0.3,
  /** Share of the query's identifiers that the section has to the sign. */
  literal: 1,
  /** What an identifier counts in a query beside a word of language. */
  identifier: 1.5,
  /** What the words of an identifier count where some section has it whole: that is what was meant. */
  partsOfKnown: 0.5,
  /** What a part of an identifier covers of it in a heading. */
  part: 0.5,
  /** The power that coverage of a short sentence is raised to: how much a missing word costs. */
  shortSentence: 2,
  /** What a section outside the documentation counts: a blog tells of things, and not how they are now. */
  outside: 0.85,
};
