import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import {BUDGETS} from '../budgets/budgets';
import {ensureChromium} from '../support/findChromium';
import {buildWithTimes} from './site/buildWithTimes';
import {createSites} from './site/createSites';
import {measureBuilds} from './site/measureBuilds';
import {measureEdits} from './site/measureEdits';
import {measureStarts} from './site/measureStarts';
import {measureVisits} from './site/measureVisits';
import {bytesOf, measureWeight} from './site/measureWeight';
import {mapPair, type Pair, SIDES} from './site/Pair';
import {renderComparison} from './site/renderComparison';
import {countPages} from './site/replicatePages';
import {isMet, type Row} from './site/Row';

const PARTS = ['bytes', 'load', 'growth', 'build', 'start', 'edit'] as const;
type Part = (typeof PARTS)[number];
/** The parts that need the larger sites. */
const LARGE_PARTS: readonly Part[] = ['growth', 'build', 'start', 'edit'];

const HELP = `Usage: npm run bench:site -- [options]

Builds the same content with plain Docusaurus (preset-classic in its fast mode, the flags of version 4, the published
search dialog), in English, and compares the two sites in one run, taking turns. It needs nothing but this machine.

  --only PARTS    some of ${PARTS.join(',')}, separated by commas (default: all)
                    bytes   what the first visit of /docs/docsearch and / loads: brotli 11, prefetch left out
                    load    CPU of that visit by the thread's clock, click to the next heading, layout shift
                    growth  JavaScript that each added page costs every page
                    build   CPU of a build, user and system, cold and warm
                    start   until the dev server has compiled all pages, cold and warm
                    edit    from saving a page to the change on the dev server's screen, and in its search
  --pages N       pages of the larger sites, for growth, build, start and edit, by copies of the content (default: 560)
  --visits N      visits of each site (default: 15)
  --builds N      cold and warm builds of each site (default: 1)
  --starts N      cold and warm starts of each site's dev server (default: 1)
  --edits N       edits of each site (default: 7)
  --json          print the rows as JSON
  --keep          keep the sites, in test-results/sites
  --help          print this

Ratios can be trusted, times only on a machine that does nothing else. Ends with 1 when a goal is missed.
`;

const {values} = parseArgs({
  options: {
    only: {type: 'string', default: PARTS.join(',')},
    pages: {type: 'string', default: '560'},
    visits: {type: 'string', default: '15'},
    builds: {type: 'string', default: '1'},
    starts: {type: 'string', default: '1'},
    edits: {type: 'string', default: '7'},
    json: {type: 'boolean', default: false},
    keep: {type: 'boolean', default: false},
    help: {type: 'boolean', default: false},
  },
});

function positive(option: 'pages' | 'visits' | 'builds' | 'starts' | 'edits'): number {
  const value = Number(values[option]);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${option} must be a whole number above 0, not "${values[option]}"`);
  return value;
}

function chosenParts(): Set<Part> {
  const names = values.only.split(',').map(name => name.trim());
  const unknown = names.filter(name => !PARTS.some(part => part === name));
  if (unknown.length > 0)
    throw new Error(`--only knows ${PARTS.join(', ')}, but not "${unknown.join('", "')}"`);
  return new Set(PARTS.filter(part => names.includes(part)));
}

const say = (message: string) => process.stderr.write(`${message}\n`);

const buildOf = (folder: string) => path.join(folder, 'build');

async function weightRows(browser: Browser, builds: Pair<string>): Promise<Row[]> {
  const doc = await mapPair(builds, folder => measureWeight(browser, folder, '/docs/docsearch'));
  const home = await mapPair(builds, folder => measureWeight(browser, folder, '/'));
  const row = (figure: string, measure: (loads: typeof doc.ours) => number, most: number): Row => ({
    figure,
    unit: 'kB',
    measured: {stock: measure(doc.stock), ours: measure(doc.ours)},
    goal: {most},
  });
  return [
    row('JavaScript', loads => bytesOf(loads, 'JavaScript'), BUDGETS['/docs/docsearch: JavaScript']),
    row('CSS', loads => bytesOf(loads, 'CSS'), BUDGETS['/docs/docsearch: CSS']),
    row('all bytes', loads => bytesOf(loads), BUDGETS['/docs/docsearch: all bytes']),
    {
      figure: 'requests',
      unit: 'requests',
      measured: {stock: doc.stock.length, ours: doc.ours.length},
      goal: {most: BUDGETS['/docs/docsearch: requests']},
    },
    {
      figure: 'home page, all bytes',
      unit: 'kB',
      measured: {stock: bytesOf(home.stock), ours: bytesOf(home.ours)},
      goal: {most: BUDGETS['/: all bytes']},
    },
  ];
}

async function visitRows(browser: Browser, builds: Pair<string>): Promise<Row[]> {
  const visits = await measureVisits(browser, builds, positive('visits'));
  const pairOf = (name: keyof typeof visits.ours) => ({
    stock: visits.stock[name],
    ours: visits.ours[name],
  });
  return [
    {figure: 'load CPU', unit: 'ms', measured: pairOf('load'), goal: {ratio: 0.65}},
    {figure: 'click to next heading painted', unit: 'ms', measured: pairOf('click'), goal: {ratio: 0.55}},
    {figure: 'cumulative layout shift', unit: 'shift', measured: pairOf('shift'), goal: {most: 0}},
  ];
}

/** How much JavaScript every page of the larger sites loads beyond the smaller ones', for each page they have more. */
async function growthRow(browser: Browser, small: Pair<string>, large: Pair<string>): Promise<Row> {
  const scriptsOf = async (site: string) =>
    bytesOf(await measureWeight(browser, buildOf(site), '/'), 'JavaScript');
  const measured = await mapPair(large, async (site, side) => {
    const added = (await scriptsOf(site)) - (await scriptsOf(small[side]));
    return added / (countPages(site) - countPages(small[side]));
  });
  return {figure: 'JavaScript growth per added page', unit: 'B', measured, goal: {most: 37}};
}

function buildRows(large: Pair<string>): Row[] {
  const {stock, ours} = measureBuilds(large, positive('builds'));
  const pages = countPages(large.ours);
  return [
    {
      figure: `build CPU, ${pages} pages, cold`,
      unit: 's',
      measured: {stock: stock.cold, ours: ours.cold},
      goal: {ratio: 1.1},
    },
    {
      figure: `build CPU, ${pages} pages, warm`,
      unit: 's',
      measured: {stock: stock.warm, ours: ours.warm},
      goal: {ratio: 1},
    },
  ];
}

async function startRows(large: Pair<string>): Promise<Row[]> {
  const {stock, ours} = await measureStarts(large, positive('starts'));
  const pages = countPages(large.ours);
  return (['cold', 'warm'] as const).map(state => ({
    figure: `start of the dev server, ${pages} pages, ${state}`,
    unit: 'ms',
    measured: {stock: stock[state], ours: ours[state]},
    goal: {ratio: 1.3},
  }));
}

async function editRows(browser: Browser, folders: Pair<string>): Promise<Row[]> {
  const {visible, found} = await measureEdits(browser, folders, positive('edits'));
  const pages = countPages(folders.ours);
  return [
    {
      figure: `edit to visible on the dev server, ${pages} pages`,
      unit: 'ms',
      measured: visible,
      goal: {ratio: 1.1},
    },
    {
      figure: `edit to found on the dev server, ${pages} pages`,
      unit: 'ms',
      measured: {stock: NaN, ours: found},
      goal: {most: 1000},
    },
  ];
}

async function measure(browser: Browser, parts: Set<Part>): Promise<Row[]> {
  const rows: Row[] = [];
  say('Building both sites');
  const small = createSites('bench');
  buildWithTimes(small.stock);
  const builds = {stock: buildOf(small.stock), ours: buildOf(small.ours)};
  const kept = [small];
  if (parts.has('bytes')) {
    say('Weighing first visits');
    rows.push(...(await weightRows(browser, builds)));
  }
  if (parts.has('load')) {
    say(`Visiting each site ${values.visits} times`);
    rows.push(...(await visitRows(browser, builds)));
  }
  if (LARGE_PARTS.some(part => parts.has(part))) {
    const large = createSites('bench-large', positive('pages'), path.join(builds.ours, 'index.html'));
    kept.push(large);
    say(`Building both sites with ${countPages(large.ours)} pages`);
    const built = parts.has('build') ? buildRows(large) : [];
    if (parts.has('growth')) {
      if (!parts.has('build')) for (const side of SIDES) buildWithTimes(large[side]);
      rows.push(await growthRow(browser, small, large));
    }
    rows.push(...built);
    if (parts.has('start')) {
      say(`Starting the dev server of each site ${values.starts} times, cold and warm`);
      rows.push(...(await startRows(large)));
    }
    if (parts.has('edit'))
      for (const folders of kept) {
        say(`Editing a page of each site ${values.edits} times`);
        rows.push(...(await editRows(browser, folders)));
      }
  }
  if (!values.keep)
    for (const pair of kept) for (const side of SIDES) rmSync(pair[side], {recursive: true, force: true});
  return rows;
}

async function main(): Promise<void> {
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const parts = chosenParts();
  const browser = await chromium.launch({...ensureChromium(), args: ['--no-sandbox']});
  try {
    const rows = await measure(browser, parts);
    process.stdout.write(values.json ? `${JSON.stringify(rows, null, 2)}\n` : renderComparison(rows));
    if (!rows.every(isMet)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
