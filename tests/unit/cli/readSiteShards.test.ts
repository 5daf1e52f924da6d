import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readSiteShards, versionNamesOf} from '../../../src/cli/readSiteShards';
import type {SiteLayout} from '../../../src/cli/SiteLayout';

let siteDir: string;

const files: Record<string, string> = {
  'versions.json': '["v3"]',
  'docs/intro.mdx': "---\nslug: /\n---\n# Intro\n\nimport Part from './_part.mdx';\n\n<Part />",
  'docs/_part.mdx': 'From the partial.',
  'docs/guide/setup.mdx': '---\ntitle: Setup\n---\n## First steps',
  'docs/guide/secret.mdx': '---\nunlisted: true\n---\n# Secret',
  'sidebars.ts':
    "export default {docs: [{type: 'category', label: 'Guides', items: ['guide/setup']}, 'intro']};",
  'versioned_docs/version-v3/setup.mdx': '# Old setup',
  'versioned_sidebars/version-v3-sidebars.json':
    '{"docs":[{"type":"category","label":"Old guides","items":["setup"]}]}',
  'blog/2024-02-03-news.md': '# News',
  'blog/2024-02-04-more/index.md': '# More',
  'blog/2024-02-05-named.md': '---\nslug: own-name\n---\n# Named',
  'src/i18n/fr/docusaurus-plugin-content-docs/current/guide/setup.mdx': '# Installation',
  'src/i18n/fr/docusaurus-plugin-content-docs/current.json':
    '{"version.label":{"message":"Actuelle"},"sidebar.docs.category.Guides":{"message":"Manuels"}}',
};

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

const LAYOUT: SiteLayout = {
  baseUrl: '/',
  docsRoute: 'docs',
  blogRoute: 'blog',
  blogTitle: 'Blog',
  translations: 'src/i18n',
  locales: ['en', 'fr'],
  lastVersion: 'current',
  versions: {},
};

async function read(version?: string, locale = 'en', layout: Partial<SiteLayout> = {}) {
  const shards = await readSiteShards({
    siteDir,
    version,
    locale,
    layout: {...LAYOUT, ...layout},
    onWarning: () => {},
  });
  return shards.map(({tag, language, sections}) => ({
    tag,
    language,
    pages: sections.map(({url, hierarchy: {lvl0, lvl1}}) => `${url} ${lvl0} › ${lvl1}`),
  }));
}

test('addresses and groups are those of the site', async () => {
  expect(await read('current')).toEqual([
    {
      tag: 'docs-default-current',
      language: 'en',
      pages: [
        '/docs/guide/setup Guides › Setup',
        '/docs/guide/setup#first-steps Guides › Setup',
        '/docs/ Documentation › Intro',
      ],
    },
    {
      tag: 'default',
      language: 'en',
      pages: [
        '/blog/2024/02/03/news Blog › News',
        '/blog/2024/02/04/more Blog › More',
        '/blog/own-name Blog › Named',
      ],
    },
  ]);
});

test('another version stands under its name, and all of them can be read', async () => {
  expect((await read('v3'))[0]).toEqual({
    tag: 'docs-default-v3',
    language: 'en',
    pages: ['/docs/v3/setup Old guides › Old setup'],
  });
  expect((await read('all')).map(({tag}) => tag)).toEqual([
    'docs-default-current',
    'docs-default-v3',
    'default',
  ]);
});

test('a translation stands in for its page and for the name of its group, under the path of the locale', async () => {
  expect((await read('current', 'fr'))[0]).toMatchObject({
    language: 'fr',
    pages: ['/fr/docs/guide/setup Manuels › Installation', '/fr/docs/ Documentation › Intro'],
  });
});

test('partials are read, what does not exist is named with the choices', async () => {
  const [docs] = await readSiteShards({siteDir, version: 'current', locale: 'en', onWarning: () => {}});
  expect(docs?.sections.at(-1)?.passages).toEqual([{kind: 'text', text: 'From the partial.'}]);
  await expect(read('v9')).rejects.toThrow('No version "v9"; there are current, v3, all');
  await expect(read('current', 'de')).rejects.toThrow('No locale "de"; there are en, fr');
});

test('under a sub-path, at the root, without a blog and with a version of `versions.json` as the main one', async () => {
  const layout = {
    baseUrl: '/manual/',
    docsRoute: '/',
    blogRoute: null,
    blogTitle: '',
    lastVersion: undefined,
    versions: {current: {label: 'Next'}, v3: {label: '3.x'}},
  };
  expect(await read(undefined, 'en', layout)).toEqual([
    {tag: 'docs-default-v3', language: 'en', pages: ['/manual/setup Old guides › Old setup']},
  ]);
  expect((await read('current', 'fr', layout))[0]?.pages).toContain(
    '/manual/fr/next/guide/setup Manuels › Installation',
  );
  expect(versionNamesOf(siteDir, {...LAYOUT, ...layout}).versions).toEqual([
    {name: 'v3', label: '3.x', isMain: true},
    {name: 'current', label: 'Next', isMain: false},
  ]);
});
