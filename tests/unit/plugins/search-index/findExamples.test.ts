import {expect, test} from 'vitest';
import type {PageSource} from '../../../../src/plugins/pages/collectPages';
import {createPageReader} from '../../../../src/plugins/pages/createPageReader';
import {createShards} from '../../../../src/plugins/search-index/createShards';
import {type ExampleQueries, findExamples} from '../../../../src/plugins/search-index/findExamples';

const SOURCES: Record<string, string> = {
  '@site/docs/colors.md':
    '# Colors\n\nColors come from variables.\n\n## Dark mode {#dark-mode}\n\nDark mode follows the system.\n',
  '@site/docs/cost.md':
    '# Cost\n\n## What does it cost? {#cost}\n\nIt costs nothing, as long as the `<b>` logo stays in the dialog.\n',
};

const pages: PageSource[] = Object.keys(SOURCES).map(source => ({
  source,
  url: source.replace('@site', '/site').replace('.md', ''),
  title: source.includes('cost') ? 'Cost' : 'Colors',
  description: '',
  isUnlisted: false,
  folders: [],
  order: 0,
  lvl0: 'Guide',
  tag: 'docs-default-current',
  version: 'current',
}));

const toShards = createShards({
  language: 'en',
  reader: createPageReader({
    language: 'en',
    sourceLanguage: () => 'en',
    readSource: source => SOURCES[source] ?? '',
    warn: message => expect.unreachable(message),
  }),
});

const EXAMPLES: ExampleQueries = {
  searches: [{query: 'dark mode', target: '/docs/colors#dark-mode'}],
  question: {query: 'What does it cost?', target: '/docs/cost'},
};

async function find(examples: ExampleQueries) {
  const misses: string[] = [];
  const found = await findExamples(examples, toShards(pages), {
    baseUrl: '/site/',
    language: 'en',
    indexName: 'docsearch',
    onMiss: message => misses.push(message),
  });
  return {found, misses};
}

test('hits and answer are those of the search over the pages', async () => {
  const {found, misses} = await find(EXAMPLES);
  expect(misses).toEqual([]);
  expect(found.queries).toEqual(['dark mode']);
  expect(found.hits.group).toBe('Guide');
  expect(found.hits.rows[0]?.url).toBe('/site/docs/colors#dark-mode');
  expect(found.hits.rows[0]?.title.some(({marked, text}) => marked && /dark/i.test(text))).toBe(true);
  expect(found.answer.question).toBe('What does it cost?');
  expect(found.answer.html).toContain('It costs nothing');
  expect(found.answer.html).not.toContain('<b>');
  expect(found.answer.sources[0]?.url).toBe('/site/docs/cost#cost');
});

test('an example that leads elsewhere is told with what was expected, what was found and where to change it', async () => {
  const {misses} = await find({
    searches: [{query: 'dark mode', target: '/docs/cost'}],
    question: {query: 'Who painted the ceiling of the Sistine Chapel?', target: '/docs/cost'},
  });
  expect(misses).toHaveLength(2);
  expect(misses[0]).toContain('"dark mode" should lead to /site/docs/cost');
  expect(misses[0]).toContain('leads to /site/docs/colors#dark-mode');
  expect(misses[0]).toContain('src/config/home.ts');
  expect(misses[1]).toContain('finds nothing');
});
