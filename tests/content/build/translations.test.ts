import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copySite, type SiteCopy} from '../../support/buildSite';

const TRANSLATIONS = 'src/i18n';

/** Texts that French writes as English does, and names. */
const SAME_IN_FRENCH = new Set([
  'Ask AI.',
  'Blog',
  'Client.',
  'Conversations',
  'Crawler.',
  'Discord',
  'DocSearch',
  'DocSearch v3',
  'DocSearch v4',
  'Documentation',
  'FAQ',
  'GitHub',
  'Index.',
  'Introduction',
  'Tags',
  'Twitter',
  'Versions',
  'Worker.',
  'danger',
  'info',
  '{authorName} - {nPosts}',
]);

/** Messages by file and key, `code.json: site.search.clear`. */
type Messages = Record<string, string>;

interface Languages {
  english: Messages;
  /** What Docusaurus translates by itself, else the English text. */
  french: Messages;
  /** What the site translates. */
  own: Messages;
}

function messagesIn(folder: string): Messages {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(file =>
    file.endsWith('.json'),
  );
  return Object.fromEntries(
    files.flatMap(file => {
      const entries = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
        string,
        {message: string}
      >;
      return Object.entries(entries).map(([key, {message}]) => [`${file}: ${key}`, message]);
    }),
  );
}

const placeholdersOf = (message: string) =>
  [...new Set(Array.from(message.matchAll(/\{\w+\}/g), ([name]) => name))].sort().join(' ');

/** Returns a sentence for each text that has no French, keeps a name in braces wrong, or is no longer asked for. */
function translationFindings({english, french, own}: Languages): string[] {
  const findings = Object.entries(english).flatMap(([key, message]) => {
    const translated = own[key] ?? french[key] ?? message;
    if (translated === message)
      return SAME_IN_FRENCH.has(message) ? [] : [`${key} has no French: ${message}`];
    return placeholdersOf(translated) === placeholdersOf(message)
      ? []
      : [`${key} should name ${placeholdersOf(message) || 'nothing'} in braces: ${translated}`];
  });
  const stale = Object.keys(own).filter(key => english[key] === undefined);
  return [...findings, ...stale.map(key => `${key} is no longer asked for`)];
}

let site: SiteCopy;
let languages: Languages;

/** Collects the texts of the site in a language as Docusaurus finds them, without the translations of the site. */
function extract(locale: string): Messages {
  const {status, stderr} = spawnSync(
    'npx',
    ['docusaurus', 'write-translations', site.folder, '--locale', locale, '--messagePrefix', ''],
    {encoding: 'utf8', env: {...process.env, NO_COLOR: '1'}, shell: process.platform === 'win32'},
  );
  expect(status, stderr).toBe(0);
  return messagesIn(path.join(site.folder, TRANSLATIONS, locale));
}

beforeAll(() => {
  site = copySite('translations');
  rmSync(path.join(site.folder, TRANSLATIONS, 'fr'), {recursive: true, force: true});
  languages = {english: extract('en'), french: extract('fr'), own: messagesIn(`${TRANSLATIONS}/fr`)};
});

afterAll(() => rmSync(site.folder, {recursive: true, force: true}));

test('every text of the site stands in French, and no French text is left over', () => {
  expect(Object.keys(languages.english).length).toBeGreaterThan(250);
  expect(translationFindings(languages)).toEqual([]);
});

test('every tag and author of the blog stands in French', () => {
  for (const file of ['tags.yml', 'authors.yml']) {
    const keysOf = (text: string) => text.match(/^[\w-]+(?=:)/gm);
    const translated = `${TRANSLATIONS}/fr/docusaurus-plugin-content-blog/${file}`;
    expect(existsSync(translated)).toBe(true);
    expect(keysOf(readFileSync(translated, 'utf8'))).toEqual(keysOf(readFileSync(`blog/${file}`, 'utf8')));
  }
});

describe('the check names', () => {
  const key = 'code.json: site.search.count';
  const spoiled = (own: Messages) => translationFindings({...languages, own: {...languages.own, ...own}});

  test('a text without French', () => {
    const {[key]: dropped, ...own} = languages.own;
    expect(dropped).toBeDefined();
    expect(translationFindings({...languages, own})).toEqual([
      `${key} has no French: ${languages.english[key] ?? ''}`,
    ]);
  });

  test('a text copied from the English one', () => {
    expect(spoiled({[key]: languages.english[key] ?? ''})).toEqual([expect.stringContaining(key)]);
  });

  test('a placeholder that was translated', () => {
    expect(spoiled({[key]: '{nombre} résultats'})).toEqual([expect.stringContaining('should name {count}')]);
  });

  test('a text that the site no longer has', () => {
    expect(spoiled({'code.json: site.gone': 'Parti'})).toEqual([
      'code.json: site.gone is no longer asked for',
    ]);
  });
});
