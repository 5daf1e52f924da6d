import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const SITES = 'test-results/sites';

const PARTS = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** A copy of the site that a test may spoil. */
export interface SiteCopy {
  folder: string;
  /** Rewrites one file of the copy; a file that does not stand is made. */
  edit: (file: string, change: (text: string) => string) => void;
}

/** Copies the site into a folder of its own, below the repository so that packages resolve. */
export function copySite(name: string): SiteCopy {
  const folder = path.resolve(SITES, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const part of PARTS) cpSync(part, path.join(folder, part), {recursive: true});
  return {
    folder,
    edit(file, change) {
      const target = path.join(folder, file);
      let text = '';
      try {
        text = readFileSync(target, 'utf8');
      } catch {
        mkdirSync(path.dirname(target), {recursive: true});
      }
      writeFileSync(target, change(text));
    },
  };
}

export interface BuildResult {
  succeeded: boolean;
  /** Everything the build printed, without colours. */
  output: string;
}

/** Builds a copy of the site with the given variables added to the environment. */
export function buildSite({folder}: SiteCopy, variables: Record<string, string> = {}): BuildResult {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1', ...variables},
    shell: process.platform === 'win32',
  });
  return {succeeded: status === 0, output: stdout + stderr};
}
