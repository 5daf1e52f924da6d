import type {CDPSession, Page} from '@playwright/test';
import {AskPage} from '../support/AskPage';
import {DOC_PAGES} from '../content/pages';
import {expect, test} from '../support/test';

/** What a page holds, after everything that nobody holds is collected. */
interface Holdings {
  heap: number;
  nodes: number;
  listeners: number;
  workers: number;
  storage: number;
}

const WORDS = [
  'crawler',
  'styling',
  'facet',
  'selector',
  'ranking',
  'keyboard',
  'shortcut',
  'language',
  'index',
  'template',
];

const SUBJECTS = Object.values(DOC_PAGES).flat();

async function holdingsOf(page: Page, session: CDPSession): Promise<Holdings> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    workers: page.workers().length,
    storage: await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}).length),
  };
}

async function openAndClose(ask: AskPage, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await ask.page.keyboard.press('Control+k');
    await ask.input.waitFor();
    await ask.page.keyboard.press('Escape');
    await ask.dialog.waitFor({state: 'detached'});
  }
}

/** Types words that were not typed before, letter by letter, and takes them back. */
async function type(ask: AskPage, keystrokes: number, seed: number): Promise<void> {
  await ask.page.keyboard.press('Control+k');
  await ask.input.waitFor();
  for (let typed = 0; typed < keystrokes;) {
    const word = `${WORDS[typed % WORDS.length]} ${WORDS[(seed + typed) % 7]} ${seed}${typed}`;
    const text = word.slice(0, keystrokes - typed);
    await ask.page.keyboard.type(text);
    await ask.input.fill('');
    typed += text.length;
  }
  await ask.page.keyboard.press('Escape');
  await ask.dialog.waitFor({state: 'detached'});
}

/** Asks in conversations of ten questions each. */
async function question(ask: AskPage, times: number, seed: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const text = `What is ${SUBJECTS[(seed + time) % SUBJECTS.length]?.replaceAll('-', ' ')} number ${seed + time}?`;
    if (time % 10 === 0) {
      if (time > 0) await ask.page.keyboard.press('Escape');
      if (time > 0) await ask.page.keyboard.press('Escape');
      await ask.dialog.waitFor({state: 'detached'});
      await ask.page.keyboard.press('Control+k');
      await ask.begin(text);
    } else await ask.askOn(text);
    await ask.answered((time % 10) + 1);
  }
  await ask.page.keyboard.press('Escape');
  await ask.page.keyboard.press('Escape');
  await ask.dialog.waitFor({state: 'detached'});
}

test('500 openings, 2,000 keystrokes and 100 questions leave a page as it was', async ({page}) => {
  // Answers come at once, not at the pace of reading.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const ask = new AskPage(page);
  await ask.goto();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  // What is loaded once, and lists that have a limit, are there before anything is compared.
  await openAndClose(ask, 20);
  await type(ask, 1500, 1);
  await question(ask, 100, 0);
  const before = await holdingsOf(page, session);
  await openAndClose(ask, 500);
  await type(ask, 2000, 2);
  await question(ask, 100, 10 * SUBJECTS.length);
  const after = await holdingsOf(page, session);
  console.table({before, after});
  expect(after.workers).toBe(before.workers);
  for (const name of ['heap', 'nodes', 'listeners', 'storage'] as const)
    expect(after[name] / before[name], name).toBeLessThan(1.1);
});
