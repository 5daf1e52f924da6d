/**
 * Numbers of bytes, unless the name says requests: a little above what was measured when they were set. A budget that
 * has to be widened says here why.
 */
export const BUDGETS = {
  // 122 kB are aimed at, 146 in all, and 133 for the home page. The paths in Docusaurus's table of chunks and the build's
  // options in its configuration are 1.6 kB of what is missing: only rewriting generated modules would take them out.
  '/docs/docsearch: JavaScript': 126_500,
  '/docs/docsearch: CSS': 10_000,
  '/docs/docsearch: all bytes': 151_000,
  '/docs/docsearch: requests': 12,
  '/: all bytes': 137_000,
  'dialog on open: JavaScript beyond the page': 22_000,
  // The text of the stable pages is 74 kB, that of the blog 12, the worker 18: both texts grew with the pages. 1 kB are the
  // names of columns, so that a hit in a table shows them, 5 kB the words by which readers call what pages call otherwise.
  'search on this site: worker and text of the stable version': 105_000,
  'AI mode: JavaScript and CSS beyond the dialog': 32_000,
  // What reads questions is 10 kB, the samples of code, which hits and answers show in full, are 15.
  'answers on this site: code samples and what reads questions, beyond the search': 30_000,
} as const;

export type BudgetName = keyof typeof BUDGETS;
