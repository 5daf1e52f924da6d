/** What the parts of `npm test` report, each to a file of its own. */
export const REPORTS = {
  unit: 'test-results/vitest-unit.json',
  build: 'test-results/vitest-build.json',
  browser: 'test-results/playwright.json',
};
