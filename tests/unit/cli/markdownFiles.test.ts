import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {markdownFiles} from '../../../src/cli/markdownFiles';
import {readFolderShard} from '../../../src/cli/readFolderShard';

let folder: string;
let warnings: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  warnings = [];
  writeFileSync(path.join(folder, 'good.md'), '# Good\n\nText.');
});

afterEach(() => rmSync(folder, {recursive: true}));

const namesOf = () => markdownFiles(folder, message => warnings.push(message)).map(({name}) => name);

test('a link to nothing is left out, and named', () => {
  symlinkSync(path.join(folder, 'gone.md'), path.join(folder, 'link.md'));
  expect(namesOf()).toEqual(['good.md']);
  expect(warnings).toEqual([
    expect.stringMatching(/link\.md is left out: .*link to a file that does not exist/),
  ]);
});

test('a link to a folder named like a page is left out, and named', () => {
  mkdirSync(path.join(folder, 'real'));
  symlinkSync(path.join(folder, 'real'), path.join(folder, 'folder.md'));
  expect(namesOf()).toEqual(['good.md']);
  expect(warnings).toEqual([expect.stringMatching(/folder\.md is left out/)]);
});

test('a file too large for a page is left out, with its size and the most that is read', () => {
  writeFileSync(path.join(folder, 'dump.md'), 'x'.repeat(4_000_001));
  expect(namesOf()).toEqual(['good.md']);
  expect(warnings).toEqual([expect.stringMatching(/dump\.md is left out: it has 4000001 bytes.*4000000/)]);
});

test('a page that the parser cannot hold is left out, and named; the others are read', () => {
  writeFileSync(path.join(folder, 'deep.md'), `${'> '.repeat(3_000)}deep`);
  const {sections} = readFolderShard(folder, 'en', message => warnings.push(message));
  expect(sections.map(({url}) => url)).toEqual(['/good']);
  expect(warnings.at(-1)).toMatch(/deep\.md is left out: it cannot be parsed/);
});
