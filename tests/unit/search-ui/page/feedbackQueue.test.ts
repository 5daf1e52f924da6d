// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {UNSENT} from '../../../../src/search-ui/page/feedbackKeys';
import {type FeedbackMessage, sendFeedback} from '../../../../src/search-ui/page/feedbackQueue';

const ENDPOINT = 'https://feedback.example.com/votes';
const messageOf = (id: string, comment?: string): FeedbackMessage => ({
  id,
  page: '/docs/api',
  locale: 'en',
  helpful: true,
  comment,
  at: '2026-11-22T10:00:00.000Z',
});

const answer = vi.fn<(url: string) => Promise<Response>>();
const kept = () => JSON.parse(localStorage.getItem(UNSENT) ?? '[]') as FeedbackMessage[];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [204, 'sent', 0],
  [400, 'refused', 0],
  [408, 'kept', 1],
  [429, 'kept', 1],
  [500, 'kept', 1],
] as const)('after status %i a message is %s', async (status, delivery, count) => {
  answer.mockResolvedValue(new Response(null, {status}));
  expect(await sendFeedback(ENDPOINT, messageOf('a'))).toBe(delivery);
  expect(kept()).toHaveLength(count);
});

test('a message is kept while it is on its way, and the sentence replaces the vote it belongs to', async () => {
  answer.mockImplementation(() => {
    expect(kept().map(({id}) => id)).toEqual(['a']);
    return Promise.reject(new TypeError('no connection'));
  });
  expect(await sendFeedback(ENDPOINT, messageOf('a'))).toBe('kept');
  expect(await sendFeedback(ENDPOINT, messageOf('a', 'More'))).toBe('kept');
  expect(kept()).toMatchObject([{id: 'a', comment: 'More'}]);
});

test('what can be neither sent nor kept is lost, and that is told', async () => {
  answer.mockRejectedValue(new TypeError('no connection'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await sendFeedback(ENDPOINT, messageOf('a'))).toBe('lost');
});

test('what else stands under the key is left out', async () => {
  localStorage.setItem(UNSENT, JSON.stringify([{id: 1}, 'text', messageOf('b')]));
  answer.mockResolvedValue(new Response(null, {status: 503}));
  await sendFeedback(ENDPOINT, messageOf('a'));
  expect(kept().map(({id}) => id)).toEqual(['b', 'a']);
});
