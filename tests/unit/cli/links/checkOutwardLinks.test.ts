import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkOutwardLinks} from '../../../../src/cli/links/checkOutwardLinks';
import {readOutwardLinks} from '../../../../src/cli/links/readOutwardLinks';

const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let server: Server;
let origin: string;
/** Requests by method and path, in their order. */
let requests: string[];
/** Statuses of a path, one a request; the last one holds on. */
let statuses: Record<string, number[]>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'links-test-'));
  requests = [];
  statuses = {};
  server = createServer((request, response) => {
    const {method = '', url = ''} = request;
    requests.push(`${method} ${url}`);
    if (url === '/get-only' && method === 'HEAD') response.statusCode = 405;
    else {
      const [status = 404, ...later] = statuses[url] ?? [];
      if (later.length > 0) statuses[url] = later;
      response.statusCode = status;
      if (status === 429) response.setHeader('Retry-After', '1');
    }
    response.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  rmSync(folder, {recursive: true});
});

const check = (
  paths: readonly string[],
  options: {now?: number; exceptions?: RegExp[]; retries?: number} = {},
) =>
  checkOutwardLinks({
    urls: paths.map(name => (name.startsWith('http') ? name : origin + name)),
    exceptions: (options.exceptions ?? []).map(pattern => ({pattern, reason: 'wants a login'})),
    cache: path.join(folder, 'cache', 'links.json'),
    now: options.now ?? DAY,
    retries: options.retries,
  });

const statesOf = async (...args: Parameters<typeof check>) => (await check(...args)).map(({state}) => state);

describe('what other hosts answer', () => {
  test('a page that is there is good, one that is gone is broken, and the status says why', async () => {
    statuses = {'/here': [200], '/gone': [410], '/get-only': [200]};
    const results = await check(['/here', '/nowhere', '/gone', '/get-only']);
    expect(results.map(({state, detail}) => [state, detail])).toEqual([
      ['good', '200'],
      ['broken', '404'],
      ['broken', '410'],
      ['good', '200'],
    ]);
    expect(requests).toContain('GET /get-only');
  });

  test('a host that fails or is busy is asked again, as late as it wants', async () => {
    statuses = {'/fails-once': [500, 500, 200], '/busy': [429, 200]};
    expect(await statesOf(['/fails-once', '/busy'])).toEqual(['good', 'good']);
  });

  test('a host that refuses, fails for good or is not there says nothing about its pages', async () => {
    statuses = {'/refuses': [403], '/fails': [500]};
    const closed = createServer();
    await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve));
    const {port} = closed.address() as AddressInfo;
    await new Promise(resolve => closed.close(resolve));
    const results = await check(['/refuses', '/fails', `http://127.0.0.1:${port}/`], {retries: 0});
    expect(results.map(({state}) => state)).toEqual(['unsure', 'unsure', 'unsure']);
    expect(results[2]?.detail).toContain('ECONNREFUSED');
  });

  test('an address keeps its query', async () => {
    statuses = {'/find?q=a&b=%22c%22': [200]};
    expect(await statesOf(['/find?q=a&b=%22c%22'])).toEqual(['good']);
  });
});

describe('what is not asked for', () => {
  test('what was good within a day; what was not is asked for again', async () => {
    statuses = {'/here': [200], '/late': [404, 404, 200]};
    expect(await statesOf(['/here', '/late'])).toEqual(['good', 'broken']);
    requests = [];
    expect(await statesOf(['/here', '/late'], {now: 2 * DAY - 1})).toEqual(['good', 'good']);
    expect(requests).not.toContain('HEAD /here');
    expect(await statesOf(['/here'], {now: 2 * DAY})).toEqual(['good']);
    expect(requests).toContain('HEAD /here');
  });

  test('exceptions, with their reasons', async () => {
    expect(await check(['/private/page'], {exceptions: [/\/private\//]})).toEqual([
      {url: `${origin}/private/page`, state: 'excepted', detail: 'wants a login'},
    ]);
    expect(requests).toEqual([]);
  });

  test('a cache that cannot be read loses nothing', async () => {
    mkdirSync(path.join(folder, 'cache'));
    writeFileSync(path.join(folder, 'cache', 'links.json'), '{"half');
    statuses = {'/here': [200]};
    expect(await statesOf(['/here'])).toEqual(['good']);
  });
});

describe('the outward links of a site', () => {
  const page = (body: string) =>
    `<!doctype html><link rel="canonical" href="https://docs.example/page">${body}`;

  test('are those to other hosts, each once with the pages that have it, without anchors', () => {
    mkdirSync(path.join(folder, 'site', 'sub'), {recursive: true});
    writeFileSync(
      path.join(folder, 'site', 'index.html'),
      page(`<a href="https://other.example/a?b=1&amp;c=2#part"></a><a href="/inner"></a>
        <a href="https://docs.example/inner"></a><a href="mailto:a@b.example"></a>`),
    );
    writeFileSync(
      path.join(folder, 'site', 'sub', 'index.html'),
      page('<a href="https://other.example/a?b=1&amp;c=2"></a><img src="https://img.example/x.png">'),
    );
    expect([...readOutwardLinks(path.join(folder, 'site'))]).toEqual([
      ['https://other.example/a?b=1&c=2', ['index.html', path.join('sub', 'index.html')]],
      ['https://img.example/x.png', [path.join('sub', 'index.html')]],
    ]);
  });

  test('a folder without pages is a mistake, not a site without links', () => {
    expect(() => readOutwardLinks(folder)).toThrow(`There is no page in ${folder}.`);
  });
});
