import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {chromium, type LaunchOptions} from '@playwright/test';

/** Chromium without windows, as Playwright's own is: a page takes a fourth less of the processor in it. */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What to launch Chromium with: nothing where Playwright has its own. */
export type Chromium = Pick<LaunchOptions, 'executablePath'>;

const ownOfPlaywright = (): Chromium | undefined => (existsSync(chromium.executablePath()) ? {} : undefined);

function ofSystem(): Chromium | undefined {
  const executablePath = SYSTEM_BROWSERS.find(existsSync);
  return executablePath ? {executablePath} : undefined;
}

/** Returns what to launch a Chromium of this machine with, Playwright's own first; `undefined` if there is none. */
export const findChromium = (): Chromium | undefined => ownOfPlaywright() ?? ofSystem();

function run(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/**
 * Returns what to launch a Chromium with. As root of a Debian, where the shell without windows is missing, it is
 * installed; where nothing else is found, Playwright downloads its own.
 *
 * @throws Error that says what to install by hand when neither works
 */
export function ensureChromium(): Chromium {
  const own = ownOfPlaywright();
  if (own) return own;
  if (isDebianRoot() && !existsSync(SHELL)) {
    console.log('Installing chromium-headless-shell, in which the browser tests are faster.');
    if (run('apt-get', ['update', '-qq']))
      run('apt-get', [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium-headless-shell',
        'fonts-liberation',
      ]);
  }
  const found = ofSystem();
  if (found) return found;
  console.log('No Chromium on this machine: asking Playwright for its own.');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chromium, and neither a system package nor a download could be had.\n' +
      'Install it by hand, then run the tests again:\n' +
      '  Debian, Ubuntu   sudo apt-get install chromium\n' +
      '  Fedora           sudo dnf install chromium\n' +
      '  macOS            brew install --cask chromium\n' +
      '  anywhere         npx playwright install chromium',
  );
}
