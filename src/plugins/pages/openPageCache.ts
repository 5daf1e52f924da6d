import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CachedPage} from './createPageReader';

/** The code that reads pages. */
const FOLDERS = [path.join(__dirname, '../../content'), __dirname];

/** Returns a hash of the code that reads pages, and of the packages it reads them with. */
function readerVersion(siteDir: string): string {
  const hash = createHash('sha1');
  for (const folder of FOLDERS)
    for (const file of readdirSync(folder)) hash.update(readFileSync(path.join(folder, file)));
  try {
    hash.update(readFileSync(path.join(siteDir, 'package-lock.json')));
  } catch {
    // Without a lock file the packages are taken to be the same.
  }
  return hash.digest('hex');
}

interface Stored {
  version: string;
  pages: [string, CachedPage][];
}

/**
 * Returns the pages that an earlier build has read, and a function that keeps them for the next one. What was read by
 * another version of the code, or cannot be read, counts as nothing; a cache that cannot be written is left out.
 *
 * @param siteDir - the site, whose `node_modules/.cache` holds the file beside the bundler's own cache
 * @param language - locale of the build; each has a file of its own
 */
export function openPageCache(siteDir: string, language: string) {
  const file = path.join(siteDir, 'node_modules/.cache/pages', `${language}.json`);
  const version = readerVersion(siteDir);
  let before = '';
  let pages = new Map<string, CachedPage>();
  try {
    before = readFileSync(file, 'utf8');
    const stored = JSON.parse(before) as Stored;
    if (stored.version === version) pages = new Map(stored.pages);
  } catch {
    // The first build has none.
  }
  const save = () => {
    const stored: Stored = {version, pages: [...pages]};
    const text = JSON.stringify(stored);
    if (text === before) return;
    before = text;
    try {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    } catch {
      // A folder that cannot be written only costs time.
    }
  };
  return {pages, save};
}
