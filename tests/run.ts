import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {buildHostedSite} from './support/buildHostedSite';
import {buildMirroredSite} from './support/buildMirroredSite';
import {buildThemeParts} from './support/buildThemeParts';
import {ensureChromium} from './support/findChromium';
import {ownRequirements} from './requirements/readRequirements';
import {type Report, resultsOf, unprovenOf} from './requirements/unprovenOf';

const RESULTS = 'test-results';
const VITEST_REPORT = `${RESULTS}/vitest.json`;
const PLAYWRIGHT_REPORT = `${RESULTS}/playwright.json`;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
}

function step(title: string, command: string, args: string[]): boolean {
  console.log(`\n▶ ${title}`);
  return spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
}

const read = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS);
console.log(`Browser: ${ensureChromium()}`);

if (!step('Building the site', 'npx', ['docusaurus', 'build'])) process.exit(1);
console.log('\n▶ Building it for the hosted provider');
if (!buildHostedSite()) process.exit(1);
console.log('\n▶ Building it under a sub-path, mirrored');
if (!buildMirroredSite()) process.exit(1);
console.log('\n▶ Building another site, which shows further parts of the theme');
if (!buildThemeParts()) process.exit(1);
const units = step('Unit and build tests', 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
]);
const browser = step('Browser tests', 'npx', ['playwright', 'test']);

const vitest = read<VitestReport>(VITEST_REPORT);
const {stats} = read<PlaywrightReport>(PLAYWRIGHT_REPORT);
const passed = vitest.numPassedTests + stats.expected + stats.flaky;
const failed = vitest.numFailedTests + stats.unexpected;
const results = [VITEST_REPORT, PLAYWRIGHT_REPORT].flatMap(file => resultsOf(read<Report>(file)));
const requirements = ownRequirements();
const unproven = unprovenOf(requirements, results);
console.log(`\n${requirements.length - unproven.length} of ${requirements.length} requirements proven`);
for (const {id, reason} of unproven) console.log(`${id}: ${reason}`);
console.log(`${passed} passed, ${failed} failed`);
if (stats.flaky > 0) console.log(`${stats.flaky} of them passed on a second try only: look at their traces`);
process.exit(units && browser && failed === 0 && unproven.length === 0 ? 0 : 1);
