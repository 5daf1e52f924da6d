import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** The command of Docusaurus. */
export const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

const SHELL = 'exec 3>&1; "$@" >&2; status=$?; times >&3; exit $status';

/** Seconds of a line that `times` prints: `0m1.230s 0m0.120s`, user and system. */
export function secondsOf(line: string): number {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/**
 * Builds a site in English and returns the CPU seconds of all its processes, user and system.
 *
 * @throws Error with what the build printed, when it fails
 */
export function buildWithTimes(folder: string): number {
  const {status, stdout, stderr} = spawnSync(
    'sh',
    ['-c', SHELL, 'sh', process.execPath, DOCUSAURUS, 'build', '--locale', 'en'],
    {
      // The bundler keeps its cache below the working folder: each site has its own.
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1'},
    },
  );
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${stdout}${stderr}`);
  // The shell's own times stand on the first line, those of what it ran on the second.
  return secondsOf(stdout.split('\n')[1] ?? '');
}
