import {defineConfig, devices} from '@playwright/test';
import base from './playwright.config';
import {DOCUMENTATION} from './tests/support/documentation';

/** Keyword search, answers and the shell in the other engines, for `npm run test:engines`. */
export default defineConfig({
  ...base,
  testMatch: ['e2e/dialog.spec.ts', 'e2e/dialogResults.spec.ts', 'e2e/ask.spec.ts', 'e2e/shell.spec.ts'],
  // What is on the clipboard can be read in Chromium alone.
  grepInvert: /is copied/,
  outputDir: 'test-results/engines',
  reporter: [['dot'], ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : [])],
  use: {
    ...base.use,
    baseURL: `http://127.0.0.1:${DOCUMENTATION.embedded.port}`,
    launchOptions: {},
  },
  projects: [
    {name: 'firefox', use: {...devices['Desktop Firefox'], viewport: base.use?.viewport ?? null}},
    {name: 'webkit', use: {...devices['Desktop Safari'], viewport: base.use?.viewport ?? null}},
  ],
});
