import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {editOptions, knowsHistory} from '../../../src/config/repository';
import {cutHistory, giveHistory} from '../../support/gitHistory';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(folder, 'page.mdx'), 'Text');
});

afterEach(() => rmSync(folder, {recursive: true}));

test('a repository with all of its commits knows when files changed', () => {
  giveHistory(folder);
  expect(knowsHistory(folder)).toBe(true);
});

test('a shallow clone does not know it, and neither does a folder outside a repository', () => {
  expect(knowsHistory(folder)).toBe(false);
  giveHistory(folder);
  cutHistory(folder);
  expect(knowsHistory(folder)).toBe(false);
});

test('pages link to their files on the branch, in the folder of the site where it has one', () => {
  const repository = {url: 'https://github.com/someone/docs', branch: 'main'};
  expect(editOptions(repository).editUrl).toBe('https://github.com/someone/docs/edit/main');
  expect(editOptions({...repository, folder: 'website'}).editUrl).toBe(
    'https://github.com/someone/docs/edit/main/website',
  );
});

test('without a repository no page links to its file', () => {
  expect(editOptions(undefined)).not.toHaveProperty('editUrl');
});
