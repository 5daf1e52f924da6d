import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a Chromium that stands on this machine, Playwright's own first; `undefined` if there is none. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find(path => path && existsSync(path));
}

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
 * Returns the path of a Chromium, and installs one where none stands: Debian's package as root, Playwright's own
 * download elsewhere.
 *
 * @throws Error that says what to install by hand when neither works
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) {
    console.log('No Chromium on this machine: installing the package of the distribution.');
    if (run('apt-get', ['update', '-qq'])) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    }
  }
  const installed = findChromium();
  if (installed) return installed;
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
