import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const LOOK = 'Docusaurus has changed: look at src/overrides/page-loading';

const client = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@docusaurus/core/lib/client/${file}`), 'utf8');

test('what is fetched ahead goes through a module of that name, which is given an address and returns a promise', () => {
  expect(client('docusaurus.js'), LOOK).toContain("import prefetchHelper from './prefetch'");
  expect(client('docusaurus.js'), LOOK).toContain('return prefetchHelper(chunkAsset)');
  expect(client('prefetch.js'), LOOK).toContain('export default function prefetch(url)');
});

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
