import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test, vi} from 'vitest';
import type {PageSource} from '../../../../src/plugins/pages/collectPages';
import {type CachedPage, createPageReader} from '../../../../src/plugins/pages/createPageReader';
import {createShards} from '../../../../src/plugins/search-index/createShards';
import {unpackShard} from '../../../../src/content/unpackShard';

const page = (id: string, tag = 'docs-default-current'): PageSource => ({
  source: `@site/docs/${id}.mdx`,
  url: `/docs/${id}`,
  title: id,
  description: '',
  isUnlisted: false,
  folders: ['@site/docs'],
  order: 0,
  lvl0: 'Guides',
  tag,
  version: tag === 'default' ? null : 'current',
});

function setUp(files: Record<string, string>, language = 'en', cache = new Map<string, CachedPage>()) {
  const readSource = vi.fn((source: string) => {
    const text = files[source];
    if (text === undefined) throw new Error(`no file ${source}`);
    return text;
  });
  const warn = vi.fn();
  const reader = createPageReader({
    language,
    sourceLanguage: source => (source.includes('/fr/') ? 'fr' : 'en'),
    readSource,
    warn,
    cache,
  });
  const shardsOf = createShards({language, reader});
  /** As each load of the pages does. */
  const toShards = (pages: PageSource[]) => {
    reader.begin();
    return shardsOf(pages);
  };
  const sectionsOf = (pages: PageSource[]) =>
    toShards(pages).flatMap(({text}) => unpackShard(JSON.parse(text)).sections);
  return {toShards, shardsOf, forgetOthers: reader.forgetOthers, sectionsOf, warn, readSource};
}

test('one shard a tag, named after what it holds', () => {
  const {toShards} = setUp({
    '@site/docs/a.mdx': 'One',
    '@site/docs/b.mdx': 'Two',
    '@site/docs/c.mdx': 'Three',
  });
  const shards = toShards([page('a'), page('b', 'default'), page('c')]);
  expect(shards.map(({file, tag, language, sections}) => [file, tag, language, sections])).toEqual([
    ['docs-default-current.en.json', 'docs-default-current', 'en', 2],
    ['default.en.json', 'default', 'en', 1],
  ]);
});

test('an edited page is read again, and so is a page whose partial changed', () => {
  const files: Record<string, string> = {
    '@site/docs/a.mdx': 'Before',
    '@site/docs/b.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    '@site/docs/_part.mdx': 'Old words',
  };
  const {sectionsOf} = setUp(files);
  const texts = () =>
    sectionsOf([page('a'), page('b')]).flatMap(({passages}) => passages.map(({text}) => text));
  expect(texts()).toEqual(['Before', 'Old words']);
  files['@site/docs/a.mdx'] = 'After';
  files['@site/docs/_part.mdx'] = 'New words';
  expect(texts()).toEqual(['After', 'New words']);
});

test('a shard none of whose pages changed is the one of the run before', () => {
  const files: Record<string, string> = {'@site/docs/a.mdx': 'One', '@site/docs/b.mdx': 'Two'};
  const {toShards} = setUp(files);
  const pages = [page('a'), page('b', 'default')];
  const before = toShards(pages);
  files['@site/docs/a.mdx'] = 'Another';
  const after = toShards(pages);
  expect(after.map((shard, index) => shard === before[index])).toEqual([false, true]);
  expect(toShards([page('b', 'default')])).toEqual([before[1]]);
});

test('however many ask for a page in a run, its file is read once', () => {
  const {toShards, shardsOf, readSource} = setUp({'@site/docs/a.mdx': 'One'});
  const pages = [page('a')];
  toShards(pages);
  shardsOf(pages);
  expect(readSource).toHaveBeenCalledTimes(1);
  toShards(pages);
  expect(readSource).toHaveBeenCalledTimes(2);
});

test('a page that moved to another group changes its hierarchy though its text did not', () => {
  const {sectionsOf} = setUp({'@site/docs/a.mdx': 'Text'});
  expect(sectionsOf([page('a')])[0]?.hierarchy.lvl0).toBe('Guides');
  expect(sectionsOf([{...page('a'), lvl0: 'Reference'}])[0]?.hierarchy.lvl0).toBe('Reference');
});

test('a page without a translation says which language it is in', () => {
  const {sectionsOf} = setUp({'@site/docs/a.mdx': 'Text', '@site/i18n/fr/b.mdx': 'Texte'}, 'fr');
  expect(
    sectionsOf([page('a'), {...page('b'), source: '@site/i18n/fr/b.mdx'}]).map(({language}) => language),
  ).toEqual(['en', undefined]);
});

test('what was read from the same text before is not read again, as long as its partials are the same', () => {
  const files: Record<string, string> = {
    '@site/docs/b.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    '@site/docs/_part.mdx': 'Old words',
  };
  const cache = new Map<string, CachedPage>();
  setUp(files, 'en', cache).sectionsOf([page('b')]);
  const [kept] = cache.values();
  kept?.sections[0]?.passages.push({kind: 'text', text: 'Kept'});
  const texts = () =>
    setUp(files, 'en', cache)
      .sectionsOf([page('b')])
      .flatMap(({passages}) => passages.map(({text}) => text));
  expect(texts()).toEqual(['Old words', 'Kept']);
  files['@site/docs/_part.mdx'] = 'New words';
  expect(texts()).toEqual(['New words']);
});

test('a page that can only be read in part says so each time', () => {
  const files = {'@site/docs/a.mdx': 'Text {'};
  const cache = new Map<string, CachedPage>();
  for (let build = 0; build < 2; build++) {
    const {toShards, warn} = setUp(files, 'en', cache);
    toShards([page('a')]);
    expect(warn).toHaveBeenCalledOnce();
  }
});

/** Megabytes that are used once everything is collected that nobody holds. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

test('a day of edits, of pages, of what they import and of their names, leaves no more than the last of them', () => {
  const files: Record<string, string> = {};
  const cache = new Map<string, CachedPage>();
  const {toShards, forgetOthers} = setUp(files, 'en', cache);
  const paragraphs = 'A *short* paragraph.\n\n'.repeat(100);
  function edit(number: number): void {
    const pages = [page('a'), page(`draft-${number}`)];
    files['@site/docs/a.mdx'] = `import Part from './_part.mdx';\n\n# Title ${number}\n\n<Part />\n`;
    files['@site/docs/_part.mdx'] = `${paragraphs}Words of edit ${number}`;
    files[`@site/docs/draft-${number}.mdx`] = `Draft ${number}`;
    forgetOthers(pages);
    expect(toShards(pages)[0]?.text).toContain(`Words of edit ${number}`);
    expect(cache.size).toBe(2);
    delete files[`@site/docs/draft-${number}.mdx`];
  }
  for (let number = 0; number < 10; number += 1) edit(number);
  const before = usedMegabytes();
  for (let number = 10; number < 210; number += 1) edit(number);
  // One tree of the import is an eighth of a megabyte.
  expect(usedMegabytes() - before).toBeLessThan(10);
});
