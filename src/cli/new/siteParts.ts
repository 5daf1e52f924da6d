import {CONTENT} from '../CONTENT';

/** The files and folders at the top that a site of another documentation takes over as they are. */
export const TAKEN = [
  '.dependency-cruiser.cjs',
  '.editorconfig',
  '.env.example',
  '.github/actions',
  '.github/dependabot.yml',
  '.github/problem-matchers.json',
  '.github/workflows/deploy.yml',
  '.gitignore',
  '.markdownlint-cli2.jsonc',
  '.npmrc',
  '.nvmrc',
  '.prettierignore',
  '.prettierrc.json',
  '.stylelintrc.json',
  'LICENSE',
  'cspell.json',
  'docusaurus.config.ts',
  'eslint.config.mjs',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'playwright.engines.config.ts',
  'src',
  'tests',
  'tsconfig.dom.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.pure.json',
  'vitest.config.mts',
];

/** What of these it leaves: pages and pictures of this documentation, what measures and proves it, and this command. */
export const LEFT = [
  ...CONTENT,
  'src/cli/new',
  'src/cli/new.ts',
  ...[
    'DialogAnatomy',
    'HowItWorks',
    'PageStructure',
    'ProviderPaths',
    'RecordAnatomy',
    'VersionTimeline',
  ].map(drawing => `src/components/drawings/${drawing}`),
  'tests/README.md',
  'tests/bench',
  'tests/budgets',
  'tests/build/newSite.test.ts',
  'tests/build/samples',
  'tests/content',
  'tests/fit',
  ...['frenchQueries', 'frenchQuestions', 'queries', 'questions', 'readersQuestions'].map(
    set => `tests/fixtures/${set}.json`,
  ),
  'tests/long',
  'tests/requirements.md',
  ...['judgeAnswers', 'judgedQuestions', 'readCorpus', 'takeScreenshots'].map(
    module => `tests/support/${module}.ts`,
  ),
  'tests/support/ownServer.ts',
  'tests/unit/bench',
  'tests/unit/budgets',
  'tests/unit/cli/new',
  'tests/unit/clients/ask/ownServer.test.ts',
];

/** The scripts of `package.json` that go with what is left. */
export const LEFT_SCRIPTS = [
  'bench:ask',
  'bench:search',
  'bench:site',
  'budgets',
  'check:samples',
  'check:unused',
  'fit:answers',
  'new',
  'requirements',
  'screenshots',
  'test:long',
];

/** Beginnings of the ids of texts that pages and drawings of this documentation bring along. */
export const LEFT_TEXTS = ['drawing.', 'site.home.'];
