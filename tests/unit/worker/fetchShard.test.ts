import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fetchShard} from '../../../src/worker/fetchShard';

const URL = 'https://example.com/search/default.json';

beforeEach(() => {
  vi.useFakeTimers();
  // Node's own timer of a signal knows nothing of the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answerWith(answer: (signal: AbortSignal) => Promise<Response>) {
  const fetched = vi.fn((_url: string, {signal}: RequestInit) => answer(signal as AbortSignal));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a shard that is there is read, and the cache of the browser is trusted unless told not to', async () => {
  const fetched = answerWith(async () => new Response('{"form":1}'));
  expect(await fetchShard(URL, false)).toBe('{"form":1}');
  expect(await fetchShard(URL, true)).toBe('{"form":1}');
  expect(fetched.mock.calls.map(([url, {cache}]) => [url, cache])).toEqual([
    [URL, undefined],
    [URL, 'no-cache'],
  ]);
});

test.each([
  ['404', async () => new Response('', {status: 404})],
  ['offline', () => Promise.reject(new Error('offline'))],
])('one that is not says where and why: %s', async (reason, answer) => {
  answerWith(answer);
  await expect(fetchShard(URL, false)).rejects.toThrow(
    `The search index ${URL} could not be loaded: ${reason}`,
  );
});

test('one that a server never sends is given up after 30 s, not before', async () => {
  answerWith(
    signal =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  let failure: unknown;
  const given = fetchShard(URL, false).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await given;
  expect(failure).toEqual(new Error(`The search index ${URL} could not be loaded: no answer within 30 s`));
});
