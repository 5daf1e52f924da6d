import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

/** Where the files of the site are kept, on GitHub. */
export interface Repository {
  /** Address of its page, without a trailing slash. */
  url: string;
  /** Branch that readers propose changes to. */
  branch: string;
  /** Folder of the site within it, for one that also holds other things. */
  folder?: string;
}

/** Returns the options by which pages and posts link to their files, in either language; none without a repository. */
export function editOptions(repository: Repository | undefined): {
  editUrl?: string;
  editLocalizedFiles: boolean;
} {
  if (!repository) return {editLocalizedFiles: true};
  const {url, branch, folder} = repository;
  return {editUrl: [url, 'edit', branch, folder ?? []].flat().join('/'), editLocalizedFiles: true};
}

/**
 * Returns whether git knows when each file of a folder was last changed, that of the site unless told otherwise. It does
 * not outside a repository, and in a shallow clone it takes the oldest commit it has for the change of every older file.
 */
export function knowsHistory(folder = fileURLToPath(new URL('.', import.meta.url))): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
