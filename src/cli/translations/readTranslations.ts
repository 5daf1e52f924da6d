import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A page, partial or post and its translation, both as paths below the root, with `/`. */
export interface Translation {
  source: string;
  translation: string;
  /**
   * `missing`: there is no translation. `outdated`: the source changed in commits after the last one that changed the
   * translation. `current`: neither.
   */
  state: 'missing' | 'outdated' | 'current';
  /** What changed the source since, newest first: `7ea1da2 Hold every page…`. */
  commits: string[];
}

/** Sources, and where Docusaurus looks for their translations, below the folder of a language. */
const FOLDERS = {
  docs: 'docusaurus-plugin-content-docs/current',
  blog: 'docusaurus-plugin-content-blog',
};

function markdownBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.mdx?$/.test(file))
    .map(file => file.split(path.sep).join('/'))
    .sort();
}

interface Commit {
  subject: string;
  files: Set<string>;
}

/** Returns the commits that changed any of the paths, newest first. */
function readCommits(root: string, paths: readonly string[]): Commit[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
    throw new Error(
      'The clone is shallow, so older commits are not known. Fetch them: git fetch --unshallow',
    );
  return git('log', '--relative', '--name-only', '--format=%x00%h %s', '--', ...paths)
    .split('\0')
    .slice(1)
    .map(entry => {
      const [subject = '', ...files] = entry.split('\n');
      return {subject, files: new Set(files.filter(Boolean))};
    });
}

/**
 * Compares the pages, partials and posts of a site with their translations by the commits that changed them.
 *
 * @param root - folder of the site, in a git repository with all of its history
 * @param i18nPath - folder of the languages, below the root
 * @returns one entry for each source, in the order of their paths; what is not committed is not seen
 * @throws Error when git does not know the folder, or not its history
 */
export function readTranslations(root: string, i18nPath: string, locale: string): Translation[] {
  const pairs = Object.entries(FOLDERS).flatMap(([folder, translated]) =>
    markdownBelow(path.join(root, folder)).map(file => ({
      source: `${folder}/${file}`,
      translation: `${i18nPath}/${locale}/${translated}/${file}`,
    })),
  );
  const commits = readCommits(root, [...Object.keys(FOLDERS), `${i18nPath}/${locale}`]);
  return pairs.map(({source, translation}) => {
    if (!existsSync(path.join(root, translation)))
      return {source, translation, state: 'missing', commits: []};
    const last = commits.findIndex(({files}) => files.has(translation));
    const since = commits
      .slice(0, Math.max(last, 0))
      .filter(({files}) => files.has(source))
      .map(({subject}) => subject);
    return {source, translation, state: since.length > 0 ? 'outdated' : 'current', commits: since};
  });
}
