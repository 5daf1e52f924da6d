import type {Browser, Page} from '@playwright/test';
import {serveFolder} from '../../support/serveFolder';
import {mapPair, median, type Pair, SIDES} from './Pair';

/** A first visit of a page and a click on a link of its sidebar. */
interface Visit {
  /** CPU of the page's main thread until the page has nothing left to do, in milliseconds. */
  load: number;
  /** From the click until the next page's heading is painted, in milliseconds. */
  click: number;
  /** Cumulative layout shift until then. */
  shift: number;
}

const START = '/docs/docsearch';
const TARGETS = ['/docs/api', '/docs/styling', '/docs/examples'];

function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, {layoutShifts: shifts});
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
  }).observe({type: 'layout-shift', buffered: true});
}

/**
 * Waits, in the page, for a click and a new heading; returns the milliseconds from the click until the browser has painted
 * that heading, by its Element Timing. Counting frames would add what is laid out after it.
 */
async function timeHeading(): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const painted = new Promise<number>(resolve => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) resolve(Number(Reflect.get(entry, 'renderTime')));
    }).observe({type: 'element'});
  });
  new MutationObserver((_changes, observer) => {
    const heading = document.querySelector('h1');
    if (!heading?.textContent || heading.textContent === before) return;
    heading.setAttribute('elementtiming', 'heading');
    observer.disconnect();
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
  const click = await new Promise<Event>(resolve => {
    addEventListener('click', resolve, {capture: true, once: true});
  });
  return (await painted) - click.timeStamp;
}

async function clickThrough(page: Page, target: string): Promise<number> {
  const link = page.locator(`aside a[href="${target}"]`).first();
  await link.waitFor();
  const [time] = await Promise.all([page.evaluate(timeHeading), link.click()]);
  return time;
}

async function visit(browser: Browser, origin: string, target: string): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    const devTools = await context.newCDPSession(page);
    // The thread's own clock does not run while others use the processor.
    await devTools.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(origin + START, {waitUntil: 'networkidle'});
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const {metrics} = await devTools.send('Performance.getMetrics');
    const seconds = metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN;
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as number[]);
    const shift = shifts.reduce((sum, value) => sum + value, 0);
    return {load: seconds * 1000, shift, click: await clickThrough(page, target)};
  } finally {
    await context.close();
  }
}

/**
 * Visits both sites in turn, each visit with an empty cache, and returns the medians of the times and the largest
 * layout shift.
 */
export async function measureVisits(
  browser: Browser,
  folders: Pair<string>,
  runs: number,
): Promise<Pair<Visit>> {
  const servers = await mapPair(folders, folder => serveFolder(folder));
  const visits: Pair<Visit[]> = {stock: [], ours: []};
  try {
    // The first visit of each warms the machine up.
    for (let run = -1; run < runs; run++)
      for (const side of SIDES) {
        const target = TARGETS[Math.max(run, 0) % TARGETS.length] ?? START;
        const measured = await visit(browser, servers[side].origin, target);
        if (run >= 0) visits[side].push(measured);
      }
  } finally {
    for (const side of SIDES) servers[side].server.close();
  }
  const summary = (all: readonly Visit[]): Visit => ({
    load: median(all.map(({load}) => load)),
    click: median(all.map(({click}) => click)),
    shift: Math.max(...all.map(({shift}) => shift)),
  });
  return {stock: summary(visits.stock), ours: summary(visits.ours)};
}
