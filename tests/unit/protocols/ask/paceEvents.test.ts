import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {AnswerEvent} from '../../../../src/answers/AnswerEvent';
import {paceEvents} from '../../../../src/protocols/ask/paceEvents';
import {collect} from './streams';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function paced(text: string): Promise<{pieces: string[]; milliseconds: number}> {
  const start = Date.now();
  const events = collect(paceEvents([{type: 'text', text}]));
  await vi.runAllTimersAsync();
  const pieces = (await events).map(event => (event.type === 'text' ? event.text : ''));
  return {pieces, milliseconds: Date.now() - start};
}

test('writes word by word and leaves nothing out', async () => {
  const {pieces} = await paced('Set `theme` to dark.\n\n- one\n- two');
  expect(pieces).toEqual(['Set ', '`theme` ', 'to ', 'dark.\n\n', '- ', 'one\n', '- ', 'two']);
});

test('writes code blocks whole, with the white space around them', async () => {
  const code = '```\nconst a = 1;\n\nconst b = 2;\n```';
  const {pieces} = await paced(`Before:\n\n${code}\n\nAfter.`);
  expect(pieces).toEqual(['Before:\n\n', `${code}\n`, '\n', 'After.']);
});

test('takes no longer for a long text', async () => {
  const {pieces, milliseconds} = await paced('word '.repeat(5000));
  expect(pieces.join('')).toBe('word '.repeat(5000));
  expect(milliseconds).toBeLessThanOrEqual(2600);
});

test('passes on the other events as they are', async () => {
  const events: AnswerEvent[] = [
    {type: 'search', query: 'q'},
    {type: 'found', query: 'q', hits: []},
    {type: 'end', answer: {text: '', passages: [], state: 'none', declined: true}},
  ];
  expect(await collect(paceEvents(events))).toEqual(events);
});
