import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LinkChecker, LinkState} from 'linkinator';

/** What became of an address. */
export interface LinkResult {
  url: string;
  /** `unsure`: the host refuses programs, is busy or down, which says nothing about the page. */
  state: 'good' | 'broken' | 'unsure' | 'excepted';
  /** The status of the answer, or why there was none; for an exception its reason. */
  detail: string;
}

/** Addresses that are not asked for. */
export interface LinkException {
  pattern: RegExp;
  reason: string;
}

export interface OutwardCheck {
  urls: readonly string[];
  exceptions: readonly LinkException[];
  /** File that remembers good addresses. */
  cache: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** How often a host that fails is asked again; two times unless given. */
  retries?: number;
}

/** Milliseconds for which a good address is not asked for again. */
const GOOD_FOR = 24 * 60 * 60 * 1000;

/** How many requests are on their way at a time. */
const CONCURRENCY = 8;

/** Milliseconds that a host has for its answer. */
const TIMEOUT = 20_000;

/** Answers that say that there is no such page, for good. */
const GONE = new Set([404, 410]);

function readCache(file: string): Record<string, number> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    // Without it all is asked for again.
    return {};
  }
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Says why there was no answer, in the words of what failed. */
function reasonOf(failures: readonly object[] | undefined): string {
  const errors = failures?.filter(failure => failure instanceof Error) ?? [];
  const {message, cause} = errors.at(-1) ?? {message: 'no answer'};
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Asks for addresses: some at a time, again where a host is busy or fails, as late as it wants to be asked. */
async function ask(urls: readonly string[], retries: number): Promise<LinkResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outward-links-'));
  try {
    const links = urls.map(url => `<a href="${escapeAttribute(url)}"></a>`);
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html>${links.join('\n')}`);
    const {links: found} = await new LinkChecker().check({
      path: 'index.html',
      serverRoot: folder,
      concurrency: CONCURRENCY,
      timeout: TIMEOUT,
      retry: true,
      retryErrors: true,
      retryErrorsCount: retries,
      retryErrorsJitter: 500,
    });
    const results = new Map(found.map(result => [result.url, result]));
    return urls.map(url => {
      const result = results.get(url);
      if (result?.state === LinkState.OK) return {url, state: 'good', detail: String(result.status)};
      const status = result?.status ?? 0;
      const detail = status === 0 ? reasonOf(result?.failureDetails) : String(status);
      // A name that leads to no host is as good as a page that is gone.
      const isGone = GONE.has(status) || detail.includes('ENOTFOUND');
      return {url, state: isGone ? 'broken' : 'unsure', detail};
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Asks other hosts for the addresses that pages refer to, except those of the exceptions and what was good within the
 * last day, and remembers what is good. Returns a result an address, in the order given.
 */
export async function checkOutwardLinks({
  urls,
  exceptions,
  cache,
  now,
  retries = 2,
}: OutwardCheck): Promise<LinkResult[]> {
  const good = new Map(Object.entries(readCache(cache)).filter(([, at]) => now - at < GOOD_FOR));
  const known = new Map<string, LinkResult>();
  for (const url of urls) {
    const exception = exceptions.find(({pattern}) => pattern.test(url));
    if (exception) known.set(url, {url, state: 'excepted', detail: exception.reason});
    else if (good.has(url)) known.set(url, {url, state: 'good', detail: 'good within the last day'});
  }
  const unknown = urls.filter(url => !known.has(url));
  const asked = unknown.length > 0 ? await ask(unknown, retries) : [];
  for (const result of asked) {
    known.set(result.url, result);
    if (result.state === 'good') good.set(result.url, now);
  }
  mkdirSync(path.dirname(cache), {recursive: true});
  writeFileSync(cache, JSON.stringify(Object.fromEntries(good)));
  return urls.flatMap(url => known.get(url) ?? []);
}
