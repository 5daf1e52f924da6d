import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

const alias = [
  {
    find: '@generated/search-index/default/questions',
    replacement: `${root}tests/support/suggestedQuestions`,
  },
  {find: /^@site\//, replacement: root},
  {find: /^@theme-original\//, replacement: '@docusaurus/theme-classic/lib/theme/'},
  {
    find: /^@docusaurus\/(BrowserOnly|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|Link|Translate|constants|isInternalUrl|router|use[A-Z]\w+)$/,
    replacement: '@docusaurus/core/lib/client/exports/$1',
  },
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/unit/**/*.test.ts'],
          environment: 'node',
          // Some tests try a thousand random texts; a busy machine takes its time.
          testTimeout: 60_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // They load one site, and Docusaurus writes beside it.
          fileParallelism: false,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts', 'tests/content/build/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Some build a site of their own, which keeps one core busy.
          maxWorkers: 2,
        },
      },
    ],
  },
});
