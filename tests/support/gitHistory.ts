import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** When the files of a folder were last changed, as far as its history tells. */
export const CHANGED = '2025-03-04T12:00:00Z';

function git(folder: string, ...args: string[]): void {
  const identity = {name: 'A writer', email: 'writer@example.com', date: CHANGED};
  execFileSync('git', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...Object.fromEntries(
        ['AUTHOR', 'COMMITTER'].flatMap(role =>
          Object.entries(identity).map(([key, value]) => [`GIT_${role}_${key.toUpperCase()}`, value]),
        ),
      ),
    },
  });
}

/** Makes a folder a repository of its own, whose history holds all of its files and a later commit of none. */
export function giveHistory(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Write the pages');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Release');
}

/** Cuts the history of a folder down to its last commit, as a clone of depth 1 has it. */
export function cutHistory(folder: string): void {
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  git(folder, 'clone', '--quiet', '--depth', '1', '--no-checkout', `file://${folder}`, clone);
  rmSync(path.join(folder, '.git'), {recursive: true});
  cpSync(path.join(clone, '.git'), path.join(folder, '.git'), {recursive: true});
  rmSync(clone, {recursive: true});
}
