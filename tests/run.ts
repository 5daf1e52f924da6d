import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {buildDocumentation} from './support/buildDocumentation';
import {buildSite} from './support/buildSite';
import {DOCUMENTATION, type FormName} from './support/documentation';
import {ensureChromium} from './support/findChromium';
import {ownRequirements} from './requirements/readRequirements';
import {REPORTS} from './requirements/reports';
import {type Report, resultsOf, unprovenOf} from './requirements/unprovenOf';

const RESULTS = 'test-results';

/** How many parts run beside each other: a build keeps one core busy. */
const LANES = 2;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number};
}

/** A part of the run; says whether all went well. */
interface Part {
  title: string;
  run: () => Promise<boolean>;
}

async function command(name: string, args: string[]): Promise<boolean> {
  const [status] = (await once(
    spawn(name, args, {stdio: 'inherit', shell: process.platform === 'win32'}),
    'close',
  )) as [number | null];
  return status === 0;
}

/** Builds a site; what it prints is shown where it fails. */
async function built(title: string, build: () => ReturnType<typeof buildSite>): Promise<boolean> {
  const {succeeded, output} = await build();
  if (!succeeded) console.error(`${title} failed:\n${output}`);
  return succeeded;
}

const vitest = (projects: string[], report: string) =>
  command('npx', [
    'vitest',
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);

/** Runs parts in their order, so many beside each other; returns the titles of those that failed. */
async function runParts(parts: readonly Part[], lanes: number): Promise<string[]> {
  const failed: string[] = [];
  const left = parts.values();
  const lane = async () => {
    for (const {title, run} of left) {
      console.log(`▶ ${title}`);
      const start = performance.now();
      const isGood = await run();
      console.log(`${isGood ? '✔' : '✘'} ${title}, ${Math.round((performance.now() - start) / 1000)} s`);
      if (!isGood) failed.push(title);
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
  return failed;
}

const read = <Kind>(file: string): Kind => JSON.parse(readFileSync(file, 'utf8')) as Kind;

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS);
console.log(`Browser: ${ensureChromium().executablePath ?? 'Chromium of Playwright'}`);

const builds: Part[] = [
  {title: 'Building the site', run: () => built('The build', () => buildSite({folder: '.'}, {}, 'build'))},
  ...(Object.keys(DOCUMENTATION) as FormName[]).map(form => ({
    title: `Building the fixture documentation, ${form}`,
    run: () => built(`The build of the form ${form}`, () => buildDocumentation(form)),
  })),
];
const unbuilt = await runParts(
  [...builds, {title: 'Unit and contract tests', run: () => vitest(['unit', 'contract'], REPORTS.unit)}],
  LANES,
);
const failed = [
  ...unbuilt,
  // What was not built fails in the tests that visit it, and the rest is tested all the same.
  // Each keeps both cores busy, and a browser that waits for its turn is no fault of the site.
  ...(await runParts(
    [
      {title: 'Build tests', run: () => vitest(['build'], REPORTS.build)},
      {title: 'Browser tests', run: () => command('npx', ['playwright', 'test'])},
    ],
    1,
  )),
];

const reports = [REPORTS.unit, REPORTS.build].map(file => read<VitestReport & Report>(file));
const browser = read<PlaywrightReport & Report>(REPORTS.browser);
const passed = reports.reduce((sum, {numPassedTests}) => sum + numPassedTests, browser.stats.expected);
const broken = reports.reduce((sum, {numFailedTests}) => sum + numFailedTests, browser.stats.unexpected);
const requirements = ownRequirements();
const unproven = unprovenOf(requirements, [...reports, browser].flatMap(resultsOf));
console.log(`\n${requirements.length - unproven.length} of ${requirements.length} requirements proven`);
for (const {id, reason} of unproven) console.log(`${id}: ${reason}`);
console.log(`${passed} passed, ${broken} failed`);
if (failed.length > 0) console.log(`Failed: ${failed.join('; ')}`);
process.exit(failed.length === 0 && unproven.length === 0 ? 0 : 1);
