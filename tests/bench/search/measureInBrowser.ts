import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../../support/findChromium';
import {serveFolder} from '../../support/serveFolder';

/** How fast the built site's own worker is, in milliseconds. */
export interface BrowserTimes {
  /** From the first sign of interest in the search to an engine that is ready. */
  ready: number;
  /** From a keystroke's request to its answer, one a keystroke. */
  keystrokes: number[];
}

const TIMEOUT = 120_000;
/** Between two letters, as a fast typist types. */
const TYPING_DELAY = 80;
const SETTLING_TIME = 1000;

/** Keeps, in the page, how long the worker takes from each message to its reply. */
function watchWorkers(): void {
  const times: number[] = [];
  Object.assign(globalThis, {workerTimes: times});
  const OriginalWorker = globalThis.Worker;
  globalThis.Worker = class extends OriginalWorker {
    readonly #sent = new Map<number, number>();

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({data}: MessageEvent<{id?: number}>) => {
        const sent = data.id === undefined ? undefined : this.#sent.get(data.id);
        if (sent !== undefined) times.push(performance.now() - sent);
      });
    }

    override postMessage(message: {id?: number}): void {
      if (message.id !== undefined) this.#sent.set(message.id, performance.now());
      super.postMessage(message);
    }
  };
}

async function timesOf(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction(
    least => (globalThis as typeof globalThis & {workerTimes: number[]}).workerTimes.length >= least,
    count,
    {timeout: TIMEOUT},
  );
  return page.evaluate(() => (globalThis as typeof globalThis & {workerTimes: number[]}).workerTimes);
}

/**
 * Opens a page of the built site in Chromium, with the given shard instead of its own, and types the queries
 * letter by letter.
 * @returns the times, `null` where there is no Chromium
 */
export async function measureInBrowser(
  folder: string,
  shard: string,
  queries: readonly string[],
): Promise<BrowserTimes | null> {
  const found = findChromium();
  if (!found) return null;
  const {server, origin} = await serveFolder(folder);
  const browser = await chromium.launch({...found, args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchWorkers);
    await page.route(/docs-default-current\.en\.\w+\.json$/, route =>
      route.fulfill({contentType: 'application/json', body: shard}),
    );
    await page.goto(`${origin}/docs/api`);
    const button = page.locator('.DocSearch-Button');
    await button.focus();
    const [ready = 0] = await timesOf(page, 1);
    await button.click();
    const input = page.locator('.DocSearch-Input');
    await input.waitFor();
    for (const query of queries) {
      await input.fill('');
      await page.keyboard.type(query, {delay: TYPING_DELAY});
      await page.waitForTimeout(SETTLING_TIME);
    }
    return {ready, keystrokes: (await timesOf(page, 1)).slice(1)};
  } finally {
    await browser.close();
    server.close();
  }
}
