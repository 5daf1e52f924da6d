import {
  type UIMessage,
  type UIMessageChunk,
  DefaultChatTransport,
  createUIMessageStream,
  createUIMessageStreamResponse,
  readUIMessageStream,
} from 'ai';
import {describe, expect, test} from 'vitest';
import type {AnswerEvent} from '../../../../src/answers/AnswerEvent';
import {assembleMessage} from '../../../../src/protocols/ask/assembleMessage';
import {chunksOf} from '../../../../src/protocols/ask/chunksOf';
import {readMessageStream} from '../../../../src/protocols/ask/readMessageStream';
import {streamThinkingAnswer} from '../../../support/streamThinkingAnswer';
import {STREAM_HEADERS, writeMessageStream} from '../../../support/writeMessageStream';
import {collect, toAsync} from './streams';

// The AI SDK sets fields to undefined where ours leaves them out; on the wire and in storage that is the same.
function asStored(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message ?? null));
}

const HITS = [{url: '/docs/api#theme', hierarchy: {lvl0: 'Docs', lvl1: 'API', lvl2: 'theme'}}];
const EVENTS: AnswerEvent[] = [
  {type: 'search', query: 'dark mode'},
  {type: 'found', query: 'dark mode', hits: HITS},
  {type: 'search', query: 'theme'},
  {type: 'found', query: 'theme', hits: []},
  {type: 'text', text: 'Größe: '},
  {type: 'text', text: '`theme` 🌓'},
  {type: 'end', answer: {text: 'Größe: `theme` 🌓', passages: [], state: 'answer', declined: false}},
];

function ourStream(): ReadableStream<Uint8Array> {
  return writeMessageStream(chunksOf(toAsync(EVENTS), 'message-1'));
}

async function readWithAi(response: Response): Promise<UIMessage | undefined> {
  const transport = new DefaultChatTransport({api: 'https://ask.example.com', fetch: async () => response});
  const stream = await transport.sendMessages({
    chatId: 'chat',
    messages: [],
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: undefined,
  });
  return (await collect(readUIMessageStream({stream}))).at(-1);
}

/** Reads one stream by the AI SDK and by ours, and returns both messages. */
async function readByBoth(stream: ReadableStream<UIMessageChunk>) {
  const {body} = createUIMessageStreamResponse({stream});
  if (!body) throw new Error('The AI SDK answered without a body');
  const [theirs, ours] = body.tee();
  const [read, expected] = await Promise.all([
    collect(readMessageStream(ours, 'own')),
    readWithAi(new Response(theirs)),
  ]);
  return {read: asStored(read.at(-1)), expected: asStored(expected)};
}

describe('the events of an answer, streamed to the AI SDK 5', () => {
  test('searches, each a step of its own, then the text', async () => {
    const message = asStored(await readWithAi(new Response(ourStream(), {headers: STREAM_HEADERS})));
    expect(message).toEqual({
      id: 'message-1',
      role: 'assistant',
      metadata: {state: 'answer'},
      parts: [
        {type: 'step-start'},
        {
          type: 'tool-searchIndex',
          toolCallId: 'search-1',
          state: 'output-available',
          input: {query: 'dark mode'},
          output: {query: 'dark mode', hits: HITS},
        },
        {type: 'step-start'},
        {
          type: 'tool-searchIndex',
          toolCallId: 'search-2',
          state: 'output-available',
          input: {query: 'theme'},
          output: {query: 'theme', hits: []},
        },
        {type: 'step-start'},
        {type: 'text', text: 'Größe: `theme` 🌓', state: 'done'},
      ],
    });
  });

  test('and both make the same message of it', async () => {
    const ours = (await collect(readMessageStream(ourStream(), 'own'))).at(-1);
    expect(asStored(ours)).toEqual(asStored(await readWithAi(new Response(ourStream()))));
  });

  test('and the answerer of the site makes it without a stream', async () => {
    const own = await collect(assembleMessage(chunksOf(toAsync(EVENTS), 'message-1'), 'message-1'));
    expect(asStored(own.at(-1))).toEqual(asStored(await readWithAi(new Response(ourStream()))));
  });

  test('cancelling our stream ends the answer', async () => {
    let ended = false;
    async function* endless(): AsyncGenerator<AnswerEvent> {
      try {
        for (;;) yield {type: 'text', text: 'x'};
      } finally {
        ended = true;
      }
    }
    const reader = writeMessageStream(chunksOf(endless(), 'm')).getReader();
    // The first events announce the message; the answer itself has begun with the fourth.
    for (let count = 0; count < 4; count += 1) await reader.read();
    await reader.cancel();
    expect(ended).toBe(true);
  });
});

describe('what the AI SDK 5 streams, we read', () => {
  test('every kind of part, unknown ones left out', async () => {
    const stream = createUIMessageStream({
      execute({writer}) {
        const chunks: UIMessageChunk[] = [
          {type: 'start', messageId: 'm', messageMetadata: {model: 'x'}},
          {type: 'start-step'},
          {type: 'reasoning-start', id: 'r', providerMetadata: {p: {signature: 's1'}}},
          {type: 'reasoning-delta', id: 'r', delta: 'Let me '},
          {type: 'reasoning-delta', id: 'r', delta: 'think.'},
          {type: 'reasoning-end', id: 'r', providerMetadata: {p: {signature: 's2'}}},
          {type: 'tool-input-start', toolCallId: 'a', toolName: 'searchIndex'},
          {type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: '{"query":'},
          {type: 'tool-input-start', toolCallId: 'b', toolName: 'searchIndex'},
          {type: 'tool-input-available', toolCallId: 'a', toolName: 'searchIndex', input: {query: 'one'}},
          {
            type: 'tool-input-available',
            toolCallId: 'b',
            toolName: 'searchIndex',
            input: {query: 'two'},
            providerExecuted: true,
            providerMetadata: {p: {n: 1}},
          },
          {type: 'tool-output-available', toolCallId: 'b', output: {hits: []}, preliminary: true},
          {type: 'tool-output-available', toolCallId: 'b', output: {hits: [{url: '/b'}]}},
          {type: 'tool-output-error', toolCallId: 'a', errorText: 'No such index'},
          {type: 'finish-step'},
          {type: 'start-step'},
          {type: 'text-start', id: 't'},
          {type: 'text-start', id: 'u'},
          {type: 'text-delta', id: 'u', delta: 'second 🎉'},
          {type: 'text-delta', id: 't', delta: 'first'},
          {type: 'text-end', id: 't'},
          {type: 'text-end', id: 'u'},
          {type: 'finish-step'},
          {type: 'start-step'},
          {type: 'text-start', id: 't'},
          {type: 'text-delta', id: 't', delta: 'the same id in another step'},
          {type: 'message-metadata', messageMetadata: {tokens: 7}},
          {type: 'finish-step'},
          {type: 'finish', messageMetadata: {done: true}},
        ];
        for (const chunk of chunks) writer.write(chunk);
      },
    });
    const {read, expected} = await readByBoth(stream);
    expect(read).toEqual(expected);
  });

  test('a model that thinks, searches twice and writes, through streamText', async () => {
    const {read, expected} = await readByBoth(
      streamThinkingAnswer().toUIMessageStream({generateMessageId: () => 'server-id', sendReasoning: true}),
    );
    expect(read).toEqual(expected);
    expect(read).toMatchObject({id: 'server-id'});
    expect(JSON.stringify(read)).toContain('Set `size` 📏.');
  });

  test('an error of the model in mid-stream', async () => {
    const stream = createUIMessageStream({
      execute({writer}) {
        writer.write({type: 'text-start', id: 't'});
        writer.write({type: 'text-delta', id: 't', delta: 'half'});
        throw new Error('secret');
      },
      onError: () => 'The provider is out of reach',
    });
    const {body} = createUIMessageStreamResponse({stream});
    if (!body) throw new Error('The AI SDK answered without a body');
    await expect(collect(readMessageStream(body, 'own'))).rejects.toMatchObject({
      code: 'stream',
      detail: 'The provider is out of reach',
    });
  });
});
