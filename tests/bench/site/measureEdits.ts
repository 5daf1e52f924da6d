import {type ChildProcess, spawn} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {DOCUSAURUS} from './buildWithTimes';
import {mapPair, median, type Pair, SIDES} from './Pair';

const PAGE = 'docsearch';
/** Where the dev server of this site offers the text that the search of its stable version reads. */
const SEARCH_TEXT = '/__search-index/docs-default-current.en.json';
const START_TIMEOUT = 300_000;
const EDIT_TIMEOUT = 60_000;
const POLL_INTERVAL = 10;

interface DevServer {
  folder: string;
  origin: string;
  process: ChildProcess;
  page: Page;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function compiled(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The dev server was not ready in time:\n${output}`)),
      START_TIMEOUT,
    );
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('compiled')) settle(resolve)();
      });
    server.once(
      'exit',
      settle(() => reject(new Error(`The dev server ended:\n${output}`))),
    );
  });
}

async function start(browser: Browser, folder: string): Promise<DevServer> {
  const port = await freePort();
  const server = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await compiled(server);
  const origin = `http://localhost:${port}`;
  const page = await browser.newPage({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  await page.goto(`${origin}/docs/${PAGE}`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return {folder, origin, process: server, page};
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

/** Adds a word to the page, and returns the milliseconds until it stands there and the search, if any, knows it. */
async function edit({folder, origin, page}: DevServer, word: string, isSearched: boolean): Promise<number> {
  const begin = performance.now();
  appendFileSync(path.join(folder, 'docs', `${PAGE}.mdx`), `\nA sentence with ${word} in it.\n`);
  await Promise.all([
    page.getByText(word).waitFor({timeout: EDIT_TIMEOUT}),
    isSearched ? searchHas(origin, word) : undefined,
  ]);
  return performance.now() - begin;
}

/**
 * Edits a page on the dev servers of both sites in turn. Returns the median milliseconds from saving to the change
 * on the screen; at this site the search must have the new text as well.
 */
export async function measureEdits(
  browser: Browser,
  folders: Pair<string>,
  runs: number,
): Promise<Pair<number>> {
  const servers = await mapPair(folders, folder => start(browser, folder));
  const times: Pair<number[]> = {stock: [], ours: []};
  try {
    // The first edit of each warms the servers up.
    for (let run = -1; run < runs; run++)
      for (const side of SIDES) {
        const time = await edit(servers[side], `quixotry${run + 1}word`, side === 'ours');
        if (run >= 0) times[side].push(time);
      }
  } finally {
    for (const side of SIDES) servers[side].process.kill();
  }
  return {stock: median(times.stock), ours: median(times.ours)};
}
