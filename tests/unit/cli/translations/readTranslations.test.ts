import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readTranslations} from '../../../../src/cli/translations/readTranslations';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';

let root: string;

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

function commit(subject: string, files: Record<string, string>): void {
  write(files);
  git('add', '.');
  git('commit', '-m', subject);
}

const states = () =>
  Object.fromEntries(readTranslations(root, 'i18n', 'fr').map(({source, state}) => [source, state]));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translations-'));
  git('init');
});

afterEach(() => rmSync(root, {recursive: true}));

test('a source without translation is missing, and its place is named', () => {
  commit('Start', {
    'docs/guide.mdx': 'Guide',
    'docs/_shared/Note.mdx': 'Note',
    'blog/2026-01-01-new.md': 'New',
  });
  expect(readTranslations(root, 'i18n', 'fr')).toEqual([
    {
      source: 'docs/_shared/Note.mdx',
      translation: `${FRENCH}/_shared/Note.mdx`,
      state: 'missing',
      commits: [],
    },
    {source: 'docs/guide.mdx', translation: `${FRENCH}/guide.mdx`, state: 'missing', commits: []},
    {
      source: 'blog/2026-01-01-new.md',
      translation: 'i18n/fr/docusaurus-plugin-content-blog/2026-01-01-new.md',
      state: 'missing',
      commits: [],
    },
  ]);
});

test('a translation is outdated by commits that changed its source alone, and current again after its own', () => {
  commit('Start', {'docs/guide.mdx': 'Guide', 'docs/other.mdx': 'Other'});
  commit('Translate', {[`${FRENCH}/guide.mdx`]: 'Le guide', [`${FRENCH}/other.mdx`]: 'Autre'});
  expect(states()).toEqual({'docs/guide.mdx': 'current', 'docs/other.mdx': 'current'});

  commit('Explain the first step', {'docs/guide.mdx': 'Guide, longer'});
  commit('Explain the second', {'docs/guide.mdx': 'Guide, longer still'});
  const [guide, other] = readTranslations(root, 'i18n', 'fr');
  expect(guide?.state).toBe('outdated');
  expect(guide?.commits).toEqual([
    expect.stringMatching(/^[\da-f]+ Explain the second$/),
    expect.stringMatching(/^[\da-f]+ Explain the first step$/),
  ]);
  expect(other?.state).toBe('current');

  commit('Follow', {[`${FRENCH}/guide.mdx`]: 'Le guide, plus long'});
  expect(states()['docs/guide.mdx']).toBe('current');
});

test('a change of both in one commit needs nothing more, and neither does a translation that is not committed yet', () => {
  commit('Start', {'docs/guide.mdx': 'Guide', 'docs/other.mdx': 'Other', [`${FRENCH}/guide.mdx`]: 'Guide'});
  write({[`${FRENCH}/other.mdx`]: 'Autre'});
  expect(states()).toEqual({'docs/guide.mdx': 'current', 'docs/other.mdx': 'current'});
});

test('a site in a folder of its repository is compared by its own paths', () => {
  const repository = root;
  root = path.join(repository, 'site');
  mkdirSync(root);
  commit('Start', {'docs/guide.mdx': 'Guide', [`${FRENCH}/guide.mdx`]: 'Guide'});
  commit('Go on', {'docs/guide.mdx': 'Guide, longer'});
  expect(states()).toEqual({'docs/guide.mdx': 'outdated'});
  root = repository;
});

test('a folder that git does not know is said to be none', () => {
  rmSync(path.join(root, '.git'), {recursive: true});
  expect(() => readTranslations(root, 'i18n', 'fr')).toThrow(/not a git repository/);
});

test('a shallow clone says what to fetch rather than something wrong', () => {
  commit('Start', {'docs/guide.mdx': 'Guide'});
  commit('Go on', {'docs/guide.mdx': 'Guide, longer'});
  const clone = path.join(root, 'clone');
  git('clone', '--depth', '1', `file://${root}`, clone);
  expect(() => readTranslations(clone, 'i18n', 'fr')).toThrow(/git fetch --unshallow/);
});
