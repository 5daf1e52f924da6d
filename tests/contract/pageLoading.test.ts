import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import pageLoading from '../../src/overrides/page-loading';
import {loadFixture} from './loadFixture';

const LOOK = 'Docusaurus has changed: look at src/overrides/page-loading';

const client = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@docusaurus/core/lib/client/${file}`), 'utf8');

test('the type of the connection is read in every browser that tells of a connection', () => {
  expect(client('docusaurus.js'), LOOK).toContain('navigator.connection?.effectiveType.includes(');
});

test('a visit waits for a module of that name, and loads the address anew where that rejects', () => {
  expect(client('PendingNavigation.js'), LOOK).toContain("import preload from './preload'");
  expect(client('PendingNavigation.js'), LOOK).toMatch(
    /preload\(nextLocation\.pathname\)\s+\.then\([\s\S]+\.catch\([\s\S]+window\.location\.reload\(\)/,
  );
  expect(client('preload.js'), LOOK).toContain('export default function preload(pathname)');
});

test('the module of the progress bar that is replaced is one that the theme runs in the browser', async () => {
  const {config, props, utils} = await loadFixture();
  const made = pageLoading().configureWebpack?.(config, false, utils, undefined);
  const [replaced] = Object.keys(made?.resolve?.alias ?? {});
  const theme = props.plugins.find(({name}) => name === 'docusaurus-theme-classic');
  const modules = (theme?.getClientModules?.() ?? []).map(file => path.resolve(theme?.path ?? '', file));
  expect(modules, LOOK).toContain(replaced?.replace(/\.js$/, ''));
});
