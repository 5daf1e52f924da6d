import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {scriptsOf} from '../../src/overrides/name-page-files/checkScripts';

/** A copy, since all scripts below `tests` are ES modules, and those that Docusaurus generates are not. */
const SITE = path.resolve('test-results/sites/without-blog');
const OUTPUT = path.join(SITE, 'build');

beforeAll(() => {
  rmSync(SITE, {recursive: true, force: true});
  cpSync('tests/fixtures/site-without-blog', SITE, {recursive: true});
  writeFileSync(path.join(SITE, 'package.json'), '{}');
});

/** Builds the small site; returns whether that succeeded, and all it printed. */
function build() {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', SITE, '--out-dir', OUTPUT], {
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    shell: process.platform === 'win32',
  });
  return {succeeded: status === 0, output: stdout + stderr};
}

afterAll(() => rmSync(SITE, {recursive: true, force: true}));

test('a site without a blog, whose home page is plain React, has pages that name what they use, and nothing of other pages', () => {
  const {succeeded, output} = build();
  expect(succeeded, output).toBe(true);
  const scripts = (page: string) => scriptsOf(readFileSync(path.join(OUTPUT, page, 'index.html'), 'utf8'));
  const [brakes, tires] = [scripts('docs/brakes'), scripts('docs/tires')];
  expect(brakes.length).toBeLessThanOrEqual(12);
  expect(brakes.length).toBeGreaterThan(3);
  // Two pages differ by their own text alone.
  expect(brakes.filter(script => !tires.includes(script))).toHaveLength(1);
  expect(scripts('').filter(script => script.includes('docs'))).toEqual([]);
});
