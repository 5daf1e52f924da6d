import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createSSGParams} from '@docusaurus/core/lib/ssg/ssgParams';
import {renderSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {beforeAll, expect, test} from 'vitest';
import {nameFiles} from '../../src/overrides/name-page-files/nameFiles';
import {bundle} from './bundle';
import {loadFixture} from './loadFixture';

const LOOK = 'Docusaurus or its bundler has changed: look at src/overrides/name-page-files';

let fixture: Awaited<ReturnType<typeof loadFixture>>;

beforeAll(async () => {
  fixture = await loadFixture();
});

const client = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@docusaurus/core/lib/client/${file}`), 'utf8');

test('the list of files lies where it is completed', () => {
  const {generatedFilesDir} = fixture.context;
  expect(path.relative(generatedFilesDir, fixture.clientManifestPath), LOOK).toBe('client-manifest.json');
});

test('the bundler tells by which path each group of files is asked for; Docusaurus lists them by the chunk', async () => {
  const requests: [string, string | null | undefined, string[]][] = [];
  const addon = fixture.config.plugins?.find(plugin => plugin?.constructor.name === 'ReactLoadableSSRAddon');
  expect(addon, LOOK).toBeDefined();
  let manifest: unknown;
  await bundle(
    fixture.bundler,
    {'main.js': `import(/* webpackChunkName: "a78825ed" */ './page.js')`, 'page.js': 'console.log()'},
    {
      optimization: {chunkIds: 'named'},
      plugins: [
        addon,
        {
          apply(compiler) {
            compiler.hooks.afterEmit.tap('contract', ({chunkGroups}) => {
              manifest = JSON.parse(readFileSync(fixture.clientManifestPath, 'utf8'));
              for (const {name, origins, chunks} of chunkGroups)
                for (const {request} of origins)
                  if (request) requests.push([request, name, chunks.map(({id}) => String(id))]);
            });
          },
        },
      ],
    },
  );
  expect(requests, LOOK).toContainEqual(['./page.js', 'a78825ed', ['a78825ed']]);
  const groups = requests.map(([request, name, chunks]) => ({name, requests: [request], chunks}));
  const named = () => nameFiles(manifest, groups, ['a78825ed']);
  expect(named, LOOK).not.toThrow();
  expect(named().origins['./page.js'], LOOK).toEqual(['a78825ed']);
  expect(named().assets.a78825ed, LOOK).toMatchObject({js: [{file: 'a78825ed.js'}]});
});

test('a page notes the path of what it uses', () => {
  expect(client('exports/ComponentCreator.js'), LOOK).toContain('modules.push(chunkRegistry[1])');
  expect(client('exports/ComponentCreator.js'), LOOK).toContain("modules: ['@theme/NotFound']");
  expect(client('serverEntry.js'), LOOK).toContain('report={(moduleName) => modules.add(moduleName)}');
});

test('a page names the files that the list has under the paths it noted', async () => {
  const manifest = {
    entrypoints: ['main'],
    origins: {main: ['main'], '@site/docs/api.mdx': ['text', 'docs']},
    assets: {
      main: {js: [{file: 'main.js'}], css: [{file: 'main.css'}]},
      text: {js: [{file: 'text.js'}]},
      docs: {js: [{file: 'docs.js'}]},
      other: {js: [{file: 'other.js'}]},
    },
  };
  mkdirSync(path.dirname(fixture.clientManifestPath), {recursive: true});
  writeFileSync(fixture.clientManifestPath, JSON.stringify(manifest));
  const params = await createSSGParams({
    props: fixture.props,
    serverBundlePath: '',
    clientManifestPath: fixture.clientManifestPath,
  });
  const rendered = renderSSGTemplate({
    params,
    result: {html: '', collectedData: {modules: ['@site/docs/api.mdx'], metadata: {internal: {}}}},
    ssgTemplate: data => JSON.stringify(data),
  });
  expect(JSON.parse(rendered), LOOK).toMatchObject({
    scripts: ['main.js', 'text.js', 'docs.js'],
    stylesheets: ['main.css'],
  });
});
