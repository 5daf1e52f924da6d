import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {taskRunnerOf} from '../../../src/worker/createTaskRunner';
import type {SearchTask} from '../../../src/worker/Task';
import type {WorkerMessage, WorkerReply} from '../../../src/worker/WorkerMessage';
import {manifest, shardText} from './shard';

const task: SearchTask = {
  kind: 'search',
  request: {
    path: '/1/indexes/*/queries',
    body: JSON.stringify({requests: [{indexName: 'docsearch', query: 'news'}]}),
  },
};

/** A worker whose other side is the test. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly received: WorkerMessage[] = [];
  terminated = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: WorkerMessage) {
    this.received.push(structuredClone(message));
  }

  terminate() {
    this.terminated = true;
  }

  reply(data: WorkerReply) {
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
    taskRunnerOf({shards: {...manifest}});
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

  test('search, questions and warming up share one worker, whoever asks', () => {
    const shards = {...manifest};
    taskRunnerOf({shards});
    const {last} = FakeWorker;
    taskRunnerOf({shards});
    expect(FakeWorker.last).toBe(last);
    taskRunnerOf({shards: {...manifest}});
    expect(FakeWorker.last).not.toBe(last);
  });

  test('[X-06] a worker that hangs is an error after 8 s, and answers when it comes to itself', async () => {
    vi.useFakeTimers();
    const run = taskRunnerOf({shards: {...manifest}});
    const first = run(task).catch(String);
    FakeWorker.last.reply({id: 1, isTaken: true});
    await vi.advanceTimersByTimeAsync(8000);
    expect(await first).toBe('Error: The search did not answer within 8 s. It is still loading.');
    const again = run(task);
    FakeWorker.last.reply({id: 1, result: null});
    FakeWorker.last.reply({id: 2, result: {status: 200, content: 'two'}});
    expect(await again).toEqual({status: 200, content: 'two'});
    vi.useRealTimers();
  });

  test('an error of a task rejects that task only', async () => {
    const run = taskRunnerOf({shards: {...manifest}});
    const first = run(task);
    const second = run(task);
    FakeWorker.last.reply({id: 1, error: 'offline'});
    await expect(first).rejects.toThrow('offline');
    FakeWorker.last.reply({id: 2, result: {status: 200, content: 'two'}});
    expect(await second).toEqual({status: 200, content: 'two'});
  });

  test('[X-06] a worker that never takes a task, or no further one, is replaced by the page itself', async () => {
    vi.useFakeTimers();
    const run = taskRunnerOf({shards: {...manifest}});
    const first = run(task);
    FakeWorker.last.reply({id: 1, isTaken: true});
    FakeWorker.last.reply({id: 1, result: {status: 200, content: 'one'}});
    expect(await first).toEqual({status: 200, content: 'one'});
    const second = run(task);
    await vi.advanceTimersByTimeAsync(3999);
    expect(FakeWorker.last.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expectAnswered(await second);
    expect(FakeWorker.last.terminated).toBe(true);
  });

  test('a worker that dies leaves nothing unanswered: the page itself takes over', async () => {
    const run = taskRunnerOf({shards: {...manifest}});
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
    expectAnswered(await taskRunnerOf({shards: {...manifest}})(task));
  });

  test('shards that are not fetched come from where the provider says', async () => {
    const loadShard = vi.fn(async (_url: string) => shardText('news'));
    expectAnswered(await taskRunnerOf({shards: manifest, loadShard})(task));
    expect(loadShard.mock.calls.map(([url]) => url)).toEqual(manifest.shards.map(({url}) => url));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a shard that is not there says which and why', async () => {
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('', {status: 404})),
    );
    await expect(taskRunnerOf({shards: {...manifest}})(task)).rejects.toThrow(
      'The search index https://example.com/search/default.json could not be loaded: 404',
    );
  });

  test('the newest task goes before older ones that wait, and a failed one holds up none', async () => {
    const order: string[] = [];
    let failing = true;
    const loadShard = async () => {
      if (failing) {
        failing = false;
        throw new Error('offline');
      }
      return shardText('news');
    };
    const run = taskRunnerOf({shards: manifest, loadShard});
    await Promise.allSettled([
      run(task).catch(() => order.push('first failed')),
      run(task).then(() => order.push('second')),
      run(task).then(() => order.push('third')),
    ]);
    expect(order).toEqual(['first failed', 'third', 'second']);
  });

  test('a search that waits is dropped when its query is typed on, and nothing else is', async () => {
    const asked = (query: string, indexName = 'docsearch'): SearchTask => ({
      kind: 'search',
      request: {...task.request, body: JSON.stringify({requests: [{indexName, query, hitsPerPage: 5}]})},
    });
    const run = taskRunnerOf({shards: manifest, loadShard: async () => shardText('news')});
    const outcomes = await Promise.allSettled([
      run(asked('n')),
      run(asked('new "')),
      run(asked('old')),
      run(asked('new', 'other')),
      run(asked('new "s"')),
      run(asked('new "s"')),
    ]);
    expect(outcomes.map(({status}) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });
});
