import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createSearchRunner} from '../../../src/worker/createSearchRunner';
import type {SearchTask} from '../../../src/worker/SearchTask';
import type {WorkerMessage, WorkerReply} from '../../../src/worker/WorkerMessage';
import {manifest, shardText} from './shard';

const task: SearchTask = {
  kind: 'answer',
  request: {
    path: '/1/indexes/*/queries',
    body: JSON.stringify({requests: [{indexName: 'docsearch', query: 'news'}]}),
  },
};

/** A worker whose other side is the test. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly received: WorkerMessage<SearchTask>[] = [];
  terminated = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: WorkerMessage<SearchTask>) {
    this.received.push(structuredClone(message));
  }

  terminate() {
    this.terminated = true;
  }

  reply(data: WorkerReply<unknown>) {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

beforeEach(() => {
  vi.stubGlobal('document', {baseURI: 'https://example.com/docs/page'});
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(shardText('news'))),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function expectAnswered(response: unknown) {
  expect(response).toMatchObject({status: 200, content: expect.stringContaining('"nbHits":')});
}

describe('in a worker', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', FakeWorker);
  });

  test('the manifest goes first, with addresses the worker can use', () => {
    createSearchRunner({shards: manifest});
    expect(FakeWorker.last.received).toEqual([
      {
        manifest: {
          ...manifest,
          shards: [
            {...manifest.shards[0], url: 'https://example.com/search/default.json'},
            {...manifest.shards[1], url: 'https://example.com/search/docs.json'},
          ],
        },
      },
    ]);
  });

  test('answers find their tasks by id, in whatever order they come', async () => {
    const run = createSearchRunner({shards: manifest});
    const first = run(task);
    const second = run({kind: 'warmUp', facetFilters: []});
    FakeWorker.last.reply({id: 2, result: null});
    FakeWorker.last.reply({id: 1, result: {status: 200, content: 'one'}});
    expect(await Promise.all([first, second])).toEqual([{status: 200, content: 'one'}, null]);
  });

  test('an error of a task rejects that task only', async () => {
    const run = createSearchRunner({shards: manifest});
    const first = run(task);
    const second = run(task);
    FakeWorker.last.reply({id: 1, error: 'offline'});
    FakeWorker.last.reply({id: 2, result: {status: 200, content: 'two'}});
    await expect(first).rejects.toThrow('offline');
    expect(await second).toEqual({status: 200, content: 'two'});
  });

  test('a worker that dies leaves nothing unanswered: the page itself takes over', async () => {
    const run = createSearchRunner({shards: manifest});
    const open = [run(task), run(task)];
    FakeWorker.last.dispatchEvent(new Event('error'));
    for (const response of await Promise.all(open)) expectAnswered(response);
    expect(FakeWorker.last.terminated).toBe(true);
    const sent = FakeWorker.last.received.length;
    expectAnswered(await run(task));
    expect(FakeWorker.last.received).toHaveLength(sent);
  });
});

describe('on the thread of the page', () => {
  test.each([
    ['without workers', undefined],
    [
      'where workers are forbidden',
      class {
        constructor() {
          throw new Error('SecurityError');
        }
      },
    ],
  ])('%s', async (_, worker) => {
    vi.stubGlobal('Worker', worker);
    expectAnswered(await createSearchRunner({shards: manifest})(task));
  });

  test('shards that are not fetched come from where the provider says', async () => {
    const loadShard = vi.fn(async (_url: string) => shardText('news'));
    expectAnswered(await createSearchRunner({shards: manifest, loadShard})(task));
    expect(loadShard.mock.calls.map(([url]) => url)).toEqual(manifest.shards.map(({url}) => url));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a shard that is not there says which and why', async () => {
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('', {status: 404})),
    );
    await expect(createSearchRunner({shards: manifest})(task)).rejects.toThrow(
      'The search index https://example.com/search/default.json could not be loaded: 404',
    );
  });

  test('answers come in the order of the tasks, and a failed one holds up none', async () => {
    const order: string[] = [];
    let failing = true;
    const loadShard = async () => {
      if (failing) {
        failing = false;
        throw new Error('offline');
      }
      return shardText('news');
    };
    const run = createSearchRunner({shards: manifest, loadShard});
    await Promise.allSettled([
      run(task).catch(() => order.push('first failed')),
      run(task).then(() => order.push('second')),
      run(task).then(() => order.push('third')),
    ]);
    expect(order).toEqual(['first failed', 'second', 'third']);
  });
});
