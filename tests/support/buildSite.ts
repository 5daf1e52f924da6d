import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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

/** Returns a copy of some parts of a folder, below the repository so that packages resolve. */
function copyParts(source: string, parts: readonly string[], name: string): SiteCopy {
  const folder = path.resolve(SITES, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const part of parts) cpSync(path.join(source, part), path.join(folder, part), {recursive: true});
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

/** Copies the site into a folder of its own. */
export function copySite(name: string): SiteCopy {
  return copyParts('.', PARTS, name);
}

/** Copies a folder, or parts of it, into a folder of its own, as deep in the repository as the sites of the fixtures. */
export function copyFolder(source: string, name: string, parts = readdirSync(source)): SiteCopy {
  return copyParts(source, parts, name);
}

export interface BuildResult {
  succeeded: boolean;
  /** Everything the build printed, without colours. */
  output: string;
}

/**
 * Builds a copy of the site with the given variables added to the environment, into its folder `build` or the one given.
 *
 * @param given - further arguments of the build
 */
export async function buildSite(
  {folder}: Pick<SiteCopy, 'folder'>,
  variables: Record<string, string> = {},
  output = path.join(folder, 'build'),
  given: readonly string[] = [],
): Promise<BuildResult> {
  const build = spawn('npx', ['docusaurus', 'build', folder, '--out-dir', output, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1', ...variables},
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [build.stdout, build.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [status] = (await once(build, 'close')) as [number | null];
  return {succeeded: status === 0, output: printed};
}
