import {defineConfig} from '@playwright/test';
import {
  DOCUMENTATION,
  PRODUCT,
  type Site,
  SITES_READY_PORT,
  ALGOLIA_PORT,
  standInSwitches,
} from './tests/support/documentation';
import {findChromium} from './tests/support/findChromium';

/**
 * What Chromium does besides the page. Each context is a window, and the pages behind its address bar cost half a second of
 * CPU each; the others are those of Playwright's own list, which this one replaces, that bear on what a test sees.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const launchOptions = {
  ...findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
};

const at = ({port}: Site) => ({baseURL: `http://127.0.0.1:${port}`});

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that is busy is slow, not wrong.
  timeout: 60_000,
  expect: {timeout: 10_000},
  // What passes on a second try only is a fault, of the site or of the test.
  retries: 0,
  outputDir: 'test-results/playwright',
  reporter: [
    ['dot'],
    ['json', {outputFile: 'test-results/playwright.json'}],
    // Failures beside the lines of the pull request. Vitest does so by itself.
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    ['./tests/support/faultReporter.ts'],
  ],
  use: {
    ...at(DOCUMENTATION.embedded),
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
    // A fifth of what a short test costs, where somebody can download it.
    trace: {mode: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off', screenshots: false},
    launchOptions,
  },
  projects: [
    {
      name: 'embedded',
      testIgnore: ['content/**', 'e2e/hosted*.spec.ts', '**/other*.spec.ts', 'e2e/offline.spec.ts'],
    },
    {name: 'provider', testMatch: ['e2e/hosted*.spec.ts', 'content/e2e/hosted*.spec.ts']},
    {
      // What the dialog does must not depend on who answers, but each provider fails in its own way.
      name: 'hosted',
      testMatch: ['e2e/dialogResults*.spec.ts', 'e2e/dialogSaved.spec.ts'],
      use: {
        ...at(DOCUMENTATION.hosted),
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, ...standInSwitches({algolia: ALGOLIA_PORT})],
        },
      },
    },
    {name: 'offline', testMatch: 'e2e/offline.spec.ts'},
    {
      name: 'other',
      testMatch: '**/other*.spec.ts',
      // Each page would keep all of search and answers.
      use: {...at(DOCUMENTATION.other), serviceWorkers: 'block'},
    },
    {
      name: 'content',
      testMatch: 'content/**/*.spec.ts',
      testIgnore: 'content/e2e/hosted*.spec.ts',
      use: at(PRODUCT),
    },
  ],
  webServer: {
    command: 'npx tsx tests/support/serveSites.ts',
    url: `http://127.0.0.1:${SITES_READY_PORT}/`,
    reuseExistingServer: !process.env.CI,
    stderr: 'pipe',
  },
});
