import {createRequire} from 'node:module';
import {build} from 'esbuild';
import {expect, test} from 'vitest';

const LOOK = 'Docusaurus has changed: look at src/overrides/theme-hooks';

const {resolve} = createRequire(import.meta.url);

/** Returns the names that a module exports, those it hands on included. */
async function exportsOf(file: string): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: [file],
    format: 'esm',
    write: false,
    metafile: true,
    outdir: '.',
  });
  return Object.values(metafile.outputs).flatMap(({exports}) => exports);
}

test('the theme still has the hooks that its components share', async () => {
  const shared = await exportsOf(resolve('@docusaurus/theme-common/internal'));
  const own = await exportsOf(resolve('../../src/overrides/theme-hooks/themeHooks.ts'));
  expect(own, LOOK).not.toHaveLength(0);
  for (const name of own) expect(shared, LOOK).toContain(name);
});
