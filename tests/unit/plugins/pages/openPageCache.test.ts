import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {CachedPage} from '../../../../src/plugins/pages/createPageReader';
import {openPageCache} from '../../../../src/plugins/pages/openPageCache';

const PAGE: CachedPage = {
  key: 'k',
  imports: {'@site/docs/_part.mdx': null},
  links: {},
  figures: {},
  sections: [],
  markdown: '',
};
const FILE = 'node_modules/.cache/pages/en.json';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function keep(): void {
  const {pages, save} = openPageCache(siteDir, 'en');
  pages.set('@site/docs/a.mdx', PAGE);
  save();
}

test('the pages of one build are there for the next, in their language', () => {
  expect(openPageCache(siteDir, 'en').pages.size).toBe(0);
  keep();
  expect([...openPageCache(siteDir, 'en').pages]).toEqual([['@site/docs/a.mdx', PAGE]]);
  expect(openPageCache(siteDir, 'fr').pages.size).toBe(0);
});

test('what other packages have read counts as nothing', () => {
  keep();
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  expect(openPageCache(siteDir, 'en').pages.size).toBe(0);
});

test('a file that is cut off counts as nothing, and is written anew', () => {
  keep();
  const file = path.join(siteDir, FILE);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -5));
  expect(openPageCache(siteDir, 'en').pages.size).toBe(0);
  keep();
  expect(openPageCache(siteDir, 'en').pages.size).toBe(1);
});

test('a folder that cannot be written stops nothing', () => {
  mkdirSync(path.join(siteDir, 'node_modules'));
  writeFileSync(path.join(siteDir, 'node_modules/.cache'), 'a file, not a folder');
  expect(keep).not.toThrow();
  expect(openPageCache(siteDir, 'en').pages.size).toBe(0);
});
