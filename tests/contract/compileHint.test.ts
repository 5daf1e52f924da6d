import {beforeAll, expect, test} from 'vitest';
import compileHint from '../../src/overrides/compile-hint';
import {bundle} from './bundle';
import {loadFixture} from './loadFixture';

const LOOK = 'Docusaurus or its bundler has changed: look at src/overrides/compile-hint';

let fixture: Awaited<ReturnType<typeof loadFixture>>;

beforeAll(async () => {
  fixture = await loadFixture();
});

test('Docusaurus names a script after its chunk, those of entries and of routes alike', () => {
  const {filename, chunkFilename} = fixture.config.output ?? {};
  expect(filename, LOOK).toMatch(/\[name\]\./);
  expect(chunkFilename, LOOK).toBe(filename);
});

test('the hint is the first line of minified code of pages, and of no other', async () => {
  const {context, utils, bundler} = fixture;
  const output = {filename: '[name].js'};
  const hint = compileHint(context).configureWebpack?.({output}, false, utils, undefined);
  const scripts = await bundle(
    bundler,
    {
      'main.js': `import(/* webpackChunkName: "dialog" */ './dialog.js')`,
      'dialog.js': `console.log('dialog')`,
    },
    {plugins: hint?.plugins},
  );
  const hinted = [...scripts].flatMap(([name, script]) =>
    script.startsWith('//# allFunctionsCalledOnLoad\n') ? name : [],
  );
  expect([...scripts.keys()].sort()).toEqual(['dialog.js', 'main.js']);
  expect(hinted, LOOK).toEqual(['main.js']);
});
