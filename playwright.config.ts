import {defineConfig} from '@playwright/test';
import {findChromium} from './tests/support/findChromium';

const PORT = 4173;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  outputDir: 'test-results/playwright',
  reporter: [['dot'], ['json', {outputFile: 'test-results/playwright.json'}]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `npx tsx tests/support/serveFolder.ts build --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
