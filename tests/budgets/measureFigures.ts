import {chromium, type Page} from '@playwright/test';
import {ensureChromium} from '../support/findChromium';
import {type Load, type LoadRecorder, recordLoads} from '../support/recordLoads';
import {type BudgetName, BUDGETS} from './budgets';
import type {Figure} from './Figure';

async function open(page: Page, recorder: LoadRecorder, path: string): Promise<Load[]> {
  await page.goto(recorder.origin + path);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return recorder.settle();
}

async function openDialog(page: Page, recorder: LoadRecorder): Promise<Load[]> {
  const button = page.locator('.DocSearch-Button');
  await button.hover();
  await button.click();
  await page.locator('.DocSearch-Input:focus').waitFor();
  return recorder.settle();
}

/** Searches for a line of code, which is shown as it is written: the first hit of this kind loads the samples. */
async function searchCode(page: Page, recorder: LoadRecorder): Promise<Load[]> {
  await page.locator('.DocSearch-Input').fill("import docsearch from '@docsearch/js'");
  await page
    .getByRole('option', {name: /import/})
    .first()
    .waitFor();
  return recorder.settle();
}

/** Asks what is answered without code: what colours code loads with the first sample. */
async function askQuestion(page: Page, recorder: LoadRecorder): Promise<Load[]> {
  await page.locator('.DocSearch-Input').fill('Who can apply for DocSearch?');
  await page.getByRole('option', {name: /^Ask AI: /}).click();
  await page.locator('.DocSearch-AskAiScreen-Actions').waitFor();
  return recorder.settle();
}

function bytes(name: BudgetName, files: Load[]): Figure {
  const value = files.reduce((total, file) => total + file.bytes, 0);
  return {name, unit: 'bytes', value, budget: BUDGETS[name], files};
}

const ofKind = (loads: Load[], ...kinds: Load['kind'][]) => loads.filter(({kind}) => kinds.includes(kind));

/**
 * Uses a built site in Chromium as a first visitor does, with an empty cache, and returns what that loads. Sizes are
 * those of bodies in bytes, text compressed by brotli at its highest level. Prefetched files do not count.
 *
 * @throws Error when there is no browser, or when the site does not do what it should
 */
export async function measureFigures(folder: string): Promise<Figure[]> {
  const found = ensureChromium();
  const recorder = await recordLoads(folder);
  const browser = await chromium.launch({...found, args: ['--no-sandbox']});
  const newPage = () => browser.newPage({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  try {
    const home = await open(await newPage(), recorder, '/');
    const page = await newPage();
    const doc = await open(page, recorder, '/docs/docsearch');
    const dialog = await openDialog(page, recorder);
    const code = await searchCode(page, recorder);
    const ask = await askQuestion(page, recorder);
    const own = (loads: Load[]) => loads.filter(({isWorker}) => !isWorker);
    return [
      bytes('/docs/docsearch: JavaScript', ofKind(doc, 'JavaScript')),
      bytes('/docs/docsearch: CSS', ofKind(doc, 'CSS')),
      bytes('/docs/docsearch: all bytes', doc),
      {
        name: '/docs/docsearch: requests',
        unit: 'requests',
        value: doc.length,
        budget: BUDGETS['/docs/docsearch: requests'],
        files: doc,
      },
      bytes('/: all bytes', home),
      bytes('dialog on open: JavaScript beyond the page', ofKind(own(dialog), 'JavaScript')),
      bytes(
        'search on this site: worker, text and samples of the stable version',
        [...dialog, ...code].filter(({isWorker}) => isWorker),
      ),
      bytes('AI mode: JavaScript and CSS beyond the dialog', ofKind(own(ask), 'JavaScript', 'CSS')),
      bytes(
        'answers on this site: what reads questions, beyond the search',
        ask.filter(({isWorker}) => isWorker),
      ),
    ];
  } finally {
    await browser.close();
    recorder.close();
  }
}
