import {describe, expect, test} from 'vitest';
import {describeToolCall} from '../../../../src/protocols/ask/describeToolCall';
import {readMessageStream} from '../../../../src/protocols/ask/readMessageStream';
import {textOf} from '../../../../src/protocols/ask/textOf';
import {isToolPart} from '../../../../src/protocols/ask/UiMessage';
import {STAND_IN_CHUNKS} from '../../../support/askServer';
import {bodyOf, collect, encode} from './streams';

const bytes = encode(STAND_IN_CHUNKS);

function read(body: ReadableStream<Uint8Array>) {
  return collect(readMessageStream(body, 'own'));
}

/** A small generator of pseudo-random numbers (Lehmer 1951), so that a failure can be repeated. */
function randomSizes(seed: number, count: number): number[] {
  let state = seed;
  return Array.from({length: count}, () => {
    state = (state * 48271) % 2147483647;
    return 1 + (state % 40);
  });
}

describe('readMessageStream', () => {
  test('[E-10] [E-11] puts the message together: search, reasoning, step boundaries and text', async () => {
    const message = (await read(bodyOf(bytes))).at(-1);
    expect(message).toEqual({
      id: 'answer-1',
      role: 'assistant',
      parts: [
        {type: 'step-start'},
        {
          type: 'tool-searchIndex',
          toolCallId: 'call-1',
          state: 'output-available',
          input: {query: 'größe'},
          output: {
            query: 'größe',
            hits: [{url: 'https://docs.example.com/a'}, {url: 'https://docs.example.com/b'}],
          },
        },
        {type: 'step-start'},
        {type: 'reasoning', id: 'r', text: 'Two pages.', state: 'done'},
        {type: 'text', text: 'Größe 🎚️ stellt `hitsPerPage` ein.', state: 'done'},
      ],
    });
  });

  test('[T-14] shows each state of a search, with its query and its count', async () => {
    const states = await read(bodyOf(bytes));
    const calls = states.flatMap(({parts}) => parts.filter(isToolPart));
    const seen = calls.map(
      part => `${part.state} ${describeToolCall(part)?.queries.join()} ${describeToolCall(part)?.count}`,
    );
    expect([...new Set(seen)]).toEqual([
      'input-streaming  null',
      'input-available größe null',
      'output-available größe 2',
    ]);
  });

  test('reads the same message wherever the stream is cut, also within a character', async () => {
    const whole = (await read(bodyOf(bytes))).at(-1);
    for (let size = 1; size <= 7; size += 1) expect((await read(bodyOf(bytes, size))).at(-1)).toEqual(whole);
    for (let seed = 1; seed <= 50; seed += 1)
      expect((await read(bodyOf(bytes, ...randomSizes(seed, 31)))).at(-1)).toEqual(whole);
  });

  test('leaves the states it yielded before as they were', async () => {
    const states = await read(bodyOf(bytes));
    expect(states.map(textOf).filter((text, index, all) => text !== all[index - 1])).toEqual([
      '',
      'Größe 🎚️ ',
      'Größe 🎚️ stellt `hitsPerPage` ein.',
    ]);
  });

  test('keeps several searches of one step apart', async () => {
    const calls = ['a', 'b'].flatMap(id => [
      {type: 'tool-input-available', toolCallId: id, toolName: 'searchIndex', input: {query: id}},
    ]);
    const outputs = ['b', 'a'].map(id => ({
      type: 'tool-output-available',
      toolCallId: id,
      output: {hits: id === 'a' ? [{url: '/a'}] : []},
    }));
    const message = (
      await read(bodyOf(encode([{type: 'start'}, ...calls, ...outputs, {type: 'finish'}])))
    ).at(-1);
    expect(message?.parts.filter(isToolPart).map(describeToolCall)).toMatchObject([
      {queries: ['a'], count: 1},
      {queries: ['b'], count: 0},
    ]);
  });

  test('skips types it has no use for, and comments', async () => {
    const chunks = [
      {type: 'start', messageId: 'm'},
      {type: 'source-url', sourceId: 's', url: 'https://example.com'},
      {type: 'data-weather', data: {degrees: 3}},
      {type: 'something-new', value: 1},
      {type: 'text-start', id: 't'},
      {type: 'text-delta', id: 't', delta: 'x'},
      {type: 'finish'},
    ];
    const noisy = new TextEncoder().encode(`: keep-alive\n\n${new TextDecoder().decode(encode(chunks))}`);
    expect((await read(bodyOf(noisy))).at(-1)?.parts).toEqual([
      {type: 'text', text: 'x', state: 'streaming'},
    ]);
  });

  test('[X-04] an error in mid-stream throws with the words of the server, after what was written', async () => {
    const texts: string[] = [];
    const chunks = [
      ...STAND_IN_CHUNKS.slice(0, 12),
      {type: 'error', errorText: 'The model is busy (AI-208)'},
    ];
    const reading = async () => {
      for await (const message of readMessageStream(bodyOf(encode(chunks)), 'own'))
        texts.push(textOf(message));
    };
    await expect(reading()).rejects.toMatchObject({code: 'stream', detail: 'The model is busy (AI-208)'});
    expect(texts.at(-1)).toBe('Größe 🎚️ ');
  });

  test('a stream that ends too early throws at whatever byte it was cut', async () => {
    const finish = new TextDecoder().decode(bytes).indexOf('data: {"type":"finish"}');
    for (let end = 0; end < finish; end += 17)
      await expect(read(bodyOf(bytes.slice(0, end)))).rejects.toMatchObject({name: 'AskError', code: 'cut'});
    await expect(read(bodyOf(encode(STAND_IN_CHUNKS.slice(0, 11), '')))).rejects.toMatchObject({code: 'cut'});
  });

  test('a stream may end with finish alone', async () => {
    expect((await read(bodyOf(encode(STAND_IN_CHUNKS, '')))).at(-1)?.id).toBe('answer-1');
  });

  test.each(['{', '[]', '"x"', '{"id":"t"}', '{"type":"text-delta","id":"t"}'])(
    'what is no event throws: %s',
    async data => {
      const body = bodyOf(new TextEncoder().encode(`data: ${data}\n\n`));
      await expect(read(body)).rejects.toMatchObject({code: 'malformed'});
    },
  );

  test('[T-13] an answer that the server aborts is marked as stopped', async () => {
    const message = (await read(bodyOf(encode([{type: 'start'}, {type: 'abort'}], '')))).at(-1);
    expect(message?.metadata).toEqual({stopped: true});
  });

  test('leaving early cancels the body', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(encode([{type: 'start-step'}], '')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const message of readMessageStream(endless, 'own')) if (message.parts.length === 3) break;
    expect(cancelled).toBe(true);
  });
});
