import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readBuiltShards} from '../../src/cli/push/readBuiltShards';
import {writeSite} from '../../src/cli/new/writeSite';
import {createEngine} from '../../src/engine/createEngine';
import {scriptsOf} from '../../src/overrides/name-page-files/checkScripts';
import {type BuildResult, buildSite} from '../support/buildSite';

// Inside of the repository, so that packages resolve.
const FOLDER = path.resolve('test-results/sites/new-site');
const BASE = '/guide/';

let result: BuildResult;

const pageOf = (below: string) => readFileSync(path.join(FOLDER, 'build', below, 'index.html'), 'utf8');

beforeAll(async () => {
  rmSync(FOLDER, {recursive: true, force: true});
  writeSite({source: '.', folder: FOLDER, product: 'Kiln "kit"'});
  result = await buildSite(
    {folder: FOLDER},
    {
      SITE_URL: 'https://docs.example.com',
      SITE_BASE_URL: BASE,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  );
});

afterAll(() => rmSync(FOLDER, {recursive: true, force: true}));

test('a new site, with one version and language, no blog and a home page of plain React, builds under a path', () => {
  expect(result.succeeded, result.output).toBe(true);
  expect(result.output).not.toMatch(/WARN/);
  expect(pageOf('')).toContain('Kiln &quot;kit&quot;');
  expect(readdirSync(path.join(FOLDER, 'build'))).not.toContain('blog');
});

test('nothing of this documentation is in it', () => {
  for (const page of ['', 'docs/introduction', 'docs/writing/pages'])
    expect(pageOf(page)).not.toMatch(/algolia/i);
  expect(JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8'))).toMatchObject({
    name: 'kiln-kit',
    version: '0.1.0',
  });
  const texts = Object.keys(
    JSON.parse(readFileSync(path.join(FOLDER, 'src/i18n/fr/code.json'), 'utf8')) as object,
  );
  expect(texts.filter(id => /^(site\.home|drawing)\./.test(id))).toEqual([]);
});

test('its pages name what they use, and nothing of other pages', () => {
  const [pages, elements] = [scriptsOf(pageOf('docs/writing/pages')), scriptsOf(pageOf('docs/introduction'))];
  expect(pages.length).toBeGreaterThan(3);
  // Two pages differ by their own text, and by what their elements need.
  expect(pages.filter(script => !elements.includes(script)).length).toBeLessThanOrEqual(2);
  expect(scriptsOf(pageOf('')).filter(script => script.includes('docs'))).toEqual([]);
});

test('what was written for another generator is shown, and found as it is shown', () => {
  const html = pageOf('docs/writing/from-elsewhere');
  expect(html).toMatch(/theme-admonition-tip[\s\S]*Drying takes a day/);
  expect(html).toMatch(/theme-admonition-warning[\s\S]*Alerts as on GitHub/);
  expect(html).toMatch(/<details[\s\S]*What a cone is[\s\S]*<\/details>/);
  expect(html).toMatch(/role="?tab"?[^>]*>npm<[\s\S]*role="?tab"?[^>]*>pnpm</);
  expect(html).toMatch(/<h2[^>]* id="?own-ids"?[ >]/);
  expect(html).toMatch(/\{braces\} and the &lt;name of a thing(?:&gt;|>)/);
  expect(html).not.toContain('neither shown nor found');
  for (const target of ['writing/pages', 'writing/elements', 'introduction'])
    expect(html).toMatch(new RegExp(`href="?${BASE}docs/${target}"?[ >]`));

  const [shard] = readBuiltShards(path.join(FOLDER, 'build'));
  if (!shard) throw new Error('The new site has no shard');
  const {sections} = shard;
  const texts = sections
    .filter(({url}) => url.startsWith(`${BASE}docs/writing/from-elsewhere`))
    .flatMap(({passages}) => passages.map(({text}) => text));
  expect(texts).toContain('What a cone is');
  expect(texts).toContain('Drying takes a day');
  expect(texts.join()).not.toContain(':::');
  expect(texts.join()).not.toContain('neither shown');
  const engine = createEngine(sections, {language: 'en'});
  expect(engine.search('folded alerts cone')[0]?.section.url).toMatch(/writing\/(?:from-elsewhere|elements)/);
});
