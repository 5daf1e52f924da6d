import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '**/.docusaurus/',
      'test-results/',
      'playwright-report/',
      'tests/build/samples/*.d.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', {allow: ['warn', 'error']}],
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': 'allow-with-description'}],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    // Declares again, for the rooms that know no browser, what the types of browsers declare.
    ignores: ['src/everywhere.d.ts'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // What is asynchronous by its type need not wait for anything.
      '@typescript-eslint/require-await': 'off',
      // Objects here are made by functions: their methods know no `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Matchers, and what tests hand over on purpose, are of any type.
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-implied-eval': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A block of code scrolls, and what scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['tabpanel']}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // What others wrote is read here: no expression may take more time than its text is long.
    files: ['src/{search-ui,clients,protocols}/**/*.{ts,tsx}'],
    // Its input is cut to 5,000 characters.
    ignores: ['src/search-ui/ask/Markdown/highlightCode.ts'],
    plugins: {redos},
    rules: {'redos/no-vulnerable': ['error', {checker: 'automaton', timeout: null}]},
  },
  {
    // A path of two slashes is another host: links are followed by one function, which compares origins.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/search-ui/model/useResultLinks.ts',
      // The site's own results page, and addresses that begin with the page's origin.
      'src/search-ui/button/SearchButton/index.tsx',
      'src/plugins/head-scripts/client/settleAddress.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(assign|replace)$/][callee.object.property.name="location"]',
          message: 'Follow a link by `navigate` of `useResultLinks`, which compares origins.',
        },
        {
          selector: 'AssignmentExpression[left.property.name="href"][left.object.property.name="location"]',
          message: 'Follow a link by `navigate` of `useResultLinks`, which compares origins.',
        },
        {
          selector: 'AssignmentExpression[left.property.name="location"]',
          message: 'Follow a link by `navigate` of `useResultLinks`, which compares origins.',
        },
      ],
    },
  },
  {files: ['**/*.cjs'], languageOptions: {sourceType: 'commonjs', globals: {module: 'writable'}}},
  {files: ['src/cli/**', 'src/plugins/**', 'tests/**'], rules: {'no-console': 'off'}},
);
