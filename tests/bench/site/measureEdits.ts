import {appendFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {mapPair, median, type Pair, SIDES} from './Pair';
import {type DevServer, startDevServer} from './startDevServer';

const PAGE = 'docsearch';
/** Where the dev server of this site offers the text that the search of its stable version reads. */
const SEARCH_TEXT = '/__search-index/docs-default-current.en.json';
const EDIT_TIMEOUT = 60_000;
const POLL_INTERVAL = 50;

interface EditedServer extends DevServer {
  folder: string;
  page: Page;
}

/** Milliseconds from saving a page. */
export interface EditTimes {
  /** Until the change is on the screen. */
  visible: Pair<number>;
  /** Until the search of this site, asked over and over again, knows it. */
  found: number;
}

async function start(browser: Browser, folder: string): Promise<EditedServer> {
  const server = await startDevServer(folder);
  const page = await browser.newPage({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  await page.goto(`${server.origin}/docs/${PAGE}`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return {...server, folder, page};
}

async function searchHas(origin: string, word: string): Promise<void> {
  const end = performance.now() + EDIT_TIMEOUT;
  let tag = '';
  while (performance.now() < end) {
    // As the dialog asks: only a text that changed is sent.
    const response = await fetch(origin + SEARCH_TEXT, {headers: {'If-None-Match': tag}});
    if (response.status !== 304) {
      if (!response.ok) throw new Error(`${origin}${SEARCH_TEXT} answers ${response.status}`);
      if ((await response.text()).includes(word)) return;
      tag = response.headers.get('etag') ?? '';
    }
    await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL));
  }
  throw new Error(`The search does not know "${word}" ${EDIT_TIMEOUT / 1000} s after it was written`);
}

/** Adds a word to the page, and returns the milliseconds until something of this server has it. */
async function edit(
  {folder}: EditedServer,
  word: string,
  isThere: (word: string) => Promise<void>,
): Promise<number> {
  const begin = performance.now();
  appendFileSync(path.join(folder, 'docs', `${PAGE}.mdx`), `\nA sentence with ${word} in it.\n`);
  await isThere(word);
  return performance.now() - begin;
}

/** Edits a page on the dev servers of both sites in turn, and returns the median times. */
export async function measureEdits(
  browser: Browser,
  folders: Pair<string>,
  runs: number,
): Promise<EditTimes> {
  const servers = await mapPair(folders, folder => start(browser, folder));
  const visible: Pair<number[]> = {stock: [], ours: []};
  const found: number[] = [];
  const {ours} = servers;
  try {
    // The first edit of each warms the servers up.
    for (let run = -1; run < runs; run++)
      for (const side of SIDES) {
        const server = servers[side];
        const time = await edit(server, `quixotry${run + 1}word`, word =>
          server.page.getByText(word).waitFor({timeout: EDIT_TIMEOUT}),
        );
        if (run >= 0) visible[side].push(time);
      }
    for (let run = -1; run < runs; run++) {
      const word = `quixotry${run + 1}found`;
      const time = await edit(ours, word, () => searchHas(ours.origin, word));
      if (run >= 0) found.push(time);
      await ours.page.getByText(word).waitFor({timeout: EDIT_TIMEOUT});
    }
  } finally {
    for (const side of SIDES) servers[side].process.kill();
  }
  return {visible: {stock: median(visible.stock), ours: median(visible.ours)}, found: median(found)};
}
