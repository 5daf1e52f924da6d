import {defineConfig} from '@playwright/test';
import base from './playwright.config';
import {PRODUCT} from './tests/support/documentation';

/** The tests that take minutes, for `npm run test:long`, apart from the others. */
export default defineConfig({
  ...base,
  testDir: 'tests/long',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/long',
  timeout: 1_200_000,
  retries: 0,
  workers: 1,
  reporter: 'list',
  projects: [{name: 'content', use: {baseURL: `http://127.0.0.1:${PRODUCT.port}`}}],
});
