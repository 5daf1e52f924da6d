import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** The tests that take minutes, for `npm run test:long`: apart from the others, and in a browser that collects on demand. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/long',
  timeout: 1_200_000,
  retries: 0,
  workers: 1,
  reporter: 'list',
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), '--js-flags=--expose-gc'],
    },
  },
  projects: [{name: 'embedded'}],
  webServer: [base.webServer ?? []].flat().map(server => ({...server, cwd: '../..'})),
});
