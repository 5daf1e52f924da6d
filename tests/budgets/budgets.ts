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
  // 60 kB were hoped for. The bare words of the stable pages, compressed, are 52 kB of it; places, headings and addresses
  // are 10, the blog 10, the worker 13. Less would mean not to find some of the words. 1 kB are the names of columns, so that
  // a hit in a table shows them, 4 kB the words by which readers call what pages call otherwise.
  'search on this site: worker and text of the stable version': 91_500,
  'AI mode: JavaScript and CSS beyond the dialog': 32_000,
  // What reads questions is 10 kB, the samples of code, which hits and answers show in full, are 15.
  'answers on this site: code samples and what reads questions, beyond the search': 27_000,
} as const;

export type BudgetName = keyof typeof BUDGETS;
