import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkScripts, scriptsOf} from '../../../../src/overrides/name-page-files/checkScripts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

function write(file: string, scripts: number): void {
  const names = Array.from(
    {length: scripts},
    (_, index) => `<script src=/assets/js/${index}.js defer></script>`,
  );
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(
    path.join(folder, file),
    `<!doctype html><html><head><script>early()</script>${names.join('')}</head><body><pre>&lt;script src=x></pre></body></html>`,
  );
}

test('reads the scripts that the head of a page names', () => {
  expect(
    scriptsOf(
      '<html><head><script src="/a.js" defer></script><script>b()</script></head><body><script src=c.js></script></body></html>',
    ),
  ).toEqual(['/a.js']);
});

test('twelve scripts are no fault', () => {
  write('index.html', 3);
  write('docs/api/index.html', 12);
  expect(() => checkScripts(folder)).not.toThrow();
});

test('more than twelve stop the build with the page, its scripts, and what to look at', () => {
  write('index.html', 13);
  write('docs/api/index.html', 14);
  write('docs/index.html', 2);
  expect(() => checkScripts(folder)).toThrow(
    /2 of 3 pages name more than 12 scripts, most of all docs[\\/]api[\\/]index\.html, with 14:\n {2}\/assets\/js\/0\.js\n[^]*13\.js\nLook at src\/overrides\/group-modules/,
  );
});
