import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {devServerOf} from '../../../../src/plugins/pages/devServerOf';

const contextAt = (baseUrl: string) => ({baseUrl}) as LoadContext;

/** What the bundler calls when it begins and ends to compile. */
function fakeCompiler() {
  const taps: Record<string, () => void> = {};
  const hook = (name: string) => ({tap: (_plugin: string, run: () => void) => (taps[name] = run)});
  return {
    compiler: {hooks: {watchRun: hook('watchRun'), done: hook('done')}},
    begin: () => taps.watchRun?.(),
    end: () => taps.done?.(),
  };
}

/** Runs a server with nothing but what plugins added, and 404 for the rest. */
async function serve(server: ReturnType<typeof devServerOf>) {
  type Handle = (...request: [...Parameters<RequestListener>, (error?: unknown) => void]) => Promise<void>;
  const all: {middleware: Handle}[] = [];
  // Several plugins give the settings.
  const added = [all, all].flatMap(each => server.settings.devServer.setupMiddlewares(each));
  expect([all.length, added]).toEqual([1, []]);
  const [entry] = all;
  const host = createServer((request, response) => {
    void entry?.middleware(request, response, error => {
      response.writeHead(error ? 500 : 404).end(error instanceof Error ? error.message : undefined);
    });
  });
  await new Promise<void>(resolve => void host.listen(0, resolve));
  const {port} = host.address() as AddressInfo;
  return {
    ask: (address: string, headers: HeadersInit = {}) =>
      fetch(`http://localhost:${port}${address}`, {headers}),
    close: () => host.close(),
  };
}

test('what plugins add is made when it is asked for, below the base URL, and sent again only when it changed', async () => {
  const server = devServerOf(contextAt('/base/'));
  let text = 'first';
  const answer = vi.fn(async (address: string) => (address === 'search/é.json' ? text : undefined));
  server.answer(answer);
  const {ask, close} = await serve(server);
  try {
    expect(answer).not.toHaveBeenCalled();
    const first = await ask('/base/search/%C3%A9.json?v=1');
    expect([first.status, await first.text()]).toEqual([200, 'first']);
    expect(first.headers.get('content-type')).toBe('application/json');
    const again = () => ask('/base/search/é.json', {'If-None-Match': first.headers.get('etag') ?? ''});
    expect((await again()).status).toBe(304);
    text = 'other';
    expect(await (await again()).text()).toBe('other');
    expect((await ask('/base/other.json')).status).toBe(404);
    answer.mockClear();
    expect((await ask('/search/é.json')).status).toBe(404);
    expect(answer).not.toHaveBeenCalled();
  } finally {
    close();
  }
});

test('an error of what answers is the error of the request', async () => {
  const server = devServerOf(contextAt('/'));
  server.answer(() => Promise.reject(new Error('no such folder')));
  const {ask, close} = await serve(server);
  try {
    const response = await ask('/a.md');
    expect([response.status, await response.text()]).toEqual([500, 'no such folder']);
  } finally {
    close();
  }
});

test('every plugin of a site adds to the same server', () => {
  const context = contextAt('/');
  expect(devServerOf(context)).toBe(devServerOf(context));
  expect(devServerOf(context)).not.toBe(devServerOf(contextAt('/')));
});

describe('tasks', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('tasks run once after each compilation, though several plugins give the settings', async () => {
    const server = devServerOf(contextAt('/'));
    const task = vi.fn(async () => {});
    server.afterCompiling(task);
    const {compiler, begin, end} = fakeCompiler();
    const [plugin] = server.settings.plugins;
    plugin?.apply(compiler);
    plugin?.apply(compiler);
    begin();
    end();
    expect(task).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a task that pauses goes on when what is being compiled meanwhile is done', async () => {
    const server = devServerOf(contextAt('/'));
    const steps: string[] = [];
    server.afterCompiling(async pause => {
      steps.push('begins');
      begin();
      await pause();
      steps.push('goes on');
    });
    const {compiler, begin, end} = fakeCompiler();
    server.settings.plugins[0]?.apply(compiler);
    begin();
    end();
    await vi.runAllTimersAsync();
    await setImmediate();
    expect(steps).toEqual(['begins']);
    end();
    await vi.runAllTimersAsync();
    await vi.waitFor(() => expect(steps.slice(0, 2)).toEqual(['begins', 'goes on']));
  });

  test('tasks wait while another compilation has begun, and one that fails does not stop the next', async () => {
    const server = devServerOf(contextAt('/'));
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const task = vi.fn(async () => {});
    server.afterCompiling(() => Promise.reject(new Error('a task failed')));
    server.afterCompiling(task);
    const {compiler, begin, end} = fakeCompiler();
    server.settings.plugins[0]?.apply(compiler);
    end();
    begin();
    await vi.runAllTimersAsync();
    expect(task).not.toHaveBeenCalled();
    end();
    await vi.runAllTimersAsync();
    expect(printed).toHaveBeenCalledWith(new Error('a task failed'));
    expect(task).toHaveBeenCalledTimes(1);
    printed.mockRestore();
  });
});
