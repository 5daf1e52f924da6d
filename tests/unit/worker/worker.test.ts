import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {WorkerMessage, WorkerReply} from '../../../src/worker/WorkerMessage';
import {manifest, shardText} from './shard';

const replies: WorkerReply[] = [];
let receive: (message: WorkerMessage) => void;

function query(text: string) {
  const body = JSON.stringify({requests: [{indexName: 'docsearch', query: text}]});
  return {kind: 'search' as const, request: {path: '/1/indexes/*/queries', body}};
}

beforeEach(async () => {
  replies.length = 0;
  vi.resetModules();
  vi.stubGlobal('self', {
    addEventListener: (_type: string, listener: (event: {data: WorkerMessage}) => void) => {
      receive = data => listener({data});
    },
    postMessage: (reply: WorkerReply) => 'isTaken' in reply || replies.push(reply),
  });
  await import('../../../src/worker/worker');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('tasks that wait for the same text share its load', async () => {
  let release = () => {};
  const slow = new Promise<void>(resolve => (release = resolve));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      await slow;
      return new Response(shardText('news'));
    }),
  );
  receive({manifest});
  receive({id: 1, task: query('n')});
  receive({id: 2, task: query('ne')});
  receive({id: 3, task: {kind: 'warmUp', for: 'search', facetFilters: []}});
  release();
  await vi.waitFor(() => expect(replies).toHaveLength(3));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(replies).toContainEqual({id: 1, result: expect.objectContaining({status: 200})});
  expect(replies).toContainEqual({id: 3, result: null});
});

test('on the dev server shards are asked for again, past the cache of the browser', async () => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response(shardText('news')));
  vi.stubGlobal('fetch', fetched);
  receive({manifest: {...manifest, revalidate: true}});
  receive({id: 1, task: query('n')});
  receive({id: 2, task: query('ne')});
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(fetched.mock.calls.every(([, options]) => options.cache === 'no-cache')).toBe(true);
});

test('a task is confirmed before anything is loaded for it', () => {
  const said = vi.spyOn(self, 'postMessage');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  receive({manifest});
  receive({id: 7, task: query('n')});
  expect(said.mock.calls).toEqual([[{id: 7, isTaken: true}]]);
});

test('what fails is told, and the next task is done all the same', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('offline')));
  receive({id: 1, task: query('n')});
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  receive({manifest});
  receive({id: 2, task: query('n')});
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  expect(replies).toEqual([
    {id: 1, error: 'No manifest came before the first task'},
    {id: 2, error: 'The search index /search/default.json could not be loaded: offline'},
  ]);
});
