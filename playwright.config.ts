import {statSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {findChromium} from './tests/support/findChromium';
import {algoliaSwitches, HOSTED_BUILD, HOSTED_PORTS} from './tests/support/hostedSite';
import {MIRRORED, MIRRORED_BUILD} from './tests/support/mirroredSite';
import {THEME_PARTS} from './tests/support/themeParts';

const PORT = 4173;

const originOf = (port: number) => `http://127.0.0.1:${port}`;

const launchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

/** The projects that search at the hosted provider. */
const hosted = [
  {name: 'provider', testMatch: 'e2e/hosted*.spec.ts'},
  // What the dialog does must not depend on who answers, but each provider fails in its own way.
  {
    name: 'hosted',
    testMatch: 'e2e/dialog*.spec.ts',
    testIgnore: 'e2e/dialogErrors.spec.ts',
    use: {
      baseURL: originOf(HOSTED_PORTS.site),
      launchOptions: {
        ...launchOptions,
        args: [...launchOptions.args, ...algoliaSwitches(HOSTED_PORTS.algolia)],
      },
    },
  },
];

const builtAt = (folder: string) => statSync(`${folder}/index.html`, {throwIfNoEntry: false})?.mtimeMs ?? 0;
const isHostedBuilt = builtAt(HOSTED_BUILD) > builtAt('build');
if (!isHostedBuilt)
  console.warn(
    'The hosted site is older than the site, and left out: npx tsx tests/support/buildHostedSite.ts',
  );

const isMirroredBuilt = builtAt(MIRRORED_BUILD) > builtAt('build');
if (!isMirroredBuilt)
  console.warn(
    'The mirrored site is older than the site, and left out: npx tsx tests/support/buildMirroredSite.ts',
  );

const arePartsBuilt = builtAt(THEME_PARTS.build) > builtAt('build');
if (!arePartsBuilt)
  console.warn(
    'The site of further parts of the theme is older than the site, and left out: npx tsx tests/support/buildThemeParts.ts',
  );

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that is busy is slow, not wrong.
  timeout: 60_000,
  expect: {timeout: 10_000},
  retries: 1,
  outputDir: 'test-results/playwright',
  reporter: [
    ['dot'],
    ['json', {outputFile: 'test-results/playwright.json'}],
    // Failures beside the lines of the pull request. Vitest does so by itself.
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    ['./tests/support/faultReporter.ts'],
  ],
  use: {
    baseURL: originOf(PORT),
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'embedded',
      testIgnore: ['e2e/hosted*.spec.ts', 'e2e/mirrored.spec.ts', 'a11y/themeParts.spec.ts'],
    },
    ...(isHostedBuilt ? hosted : []),
    ...(isMirroredBuilt
      ? [
          {
            name: 'mirrored',
            testMatch: 'e2e/mirrored.spec.ts',
            use: {baseURL: originOf(MIRRORED.port) + MIRRORED.baseUrl},
          },
        ]
      : []),
    ...(arePartsBuilt
      ? [
          {
            name: 'theme-parts',
            testMatch: 'a11y/themeParts.spec.ts',
            use: {baseURL: originOf(THEME_PARTS.port)},
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: `npx tsx tests/support/serveFolder.ts build --port ${PORT}`,
      url: `${originOf(PORT)}/`,
      reuseExistingServer: !process.env.CI,
    },
    ...(isMirroredBuilt
      ? [
          {
            command: `npx tsx tests/support/serveFolder.ts ${MIRRORED_BUILD} --port ${MIRRORED.port} --base-url ${MIRRORED.baseUrl}`,
            url: originOf(MIRRORED.port) + MIRRORED.baseUrl,
            reuseExistingServer: !process.env.CI,
          },
        ]
      : []),
    ...(arePartsBuilt
      ? [
          {
            command: `npx tsx tests/support/serveFolder.ts ${THEME_PARTS.build} --port ${THEME_PARTS.port}`,
            url: originOf(THEME_PARTS.port),
            reuseExistingServer: !process.env.CI,
          },
        ]
      : []),
    ...(isHostedBuilt
      ? [
          {
            command: 'npx tsx tests/support/serveHosted.ts',
            url: `${originOf(HOSTED_PORTS.site)}/`,
            reuseExistingServer: !process.env.CI,
          },
        ]
      : []),
  ],
});
