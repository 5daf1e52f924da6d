import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {AskError} from '../../../../src/protocols/ask/AskError';
import {LONGEST_ANSWER} from '../../../../src/protocols/ask/assembleMessage';
import {readMessageStream} from '../../../../src/protocols/ask/readMessageStream';
import {textOf} from '../../../../src/protocols/ask/textOf';
import {STAND_IN_CHUNKS} from '../../../support/askServer';
import {bodyOf, encode} from './streams';

const WHOLE = encode(STAND_IN_CHUNKS);
const TEXT = 'Größe 🎚️ stellt `hitsPerPage` ein.';
/** Where the answer is complete: behind the event that says so. */
const COMPLETE = new TextEncoder().encode(
  new TextDecoder()
    .decode(WHOLE)
    .replace(/data: \[DONE\]\s*$/, '')
    .trimEnd(),
).length;

/** Returns a body that breaks off with an error after its bytes. */
function resetAfter(bytes: Uint8Array, ...sizes: number[]): ReadableStream<Uint8Array> {
  const reader = bodyOf(bytes, ...sizes).getReader();
  return new ReadableStream({
    async pull(controller) {
      const {done, value} = await reader.read();
      if (done) controller.error(new TypeError('network error'));
      else controller.enqueue(value);
    },
  });
}

/** Reads a body to its end; returns what was written and what went wrong. */
async function outcomeOf(body: ReadableStream<Uint8Array>) {
  let text = '';
  try {
    for await (const message of readMessageStream(body, 'own')) text = textOf(message);
  } catch (error) {
    return {text, error};
  }
  return {text, error: null};
}

const sizes = fc.array(fc.integer({min: 1, max: 60}), {minLength: 1, maxLength: 8});

describe('a stream that is cut', () => {
  test('[X-04] says so wherever it was cut and however, and shows what came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({min: 0, max: WHOLE.length}),
        fc.boolean(),
        sizes,
        async (end, clean, pieces) => {
          const part = WHOLE.slice(0, end);
          const {text, error} = await outcomeOf(
            clean ? bodyOf(part, ...pieces) : resetAfter(part, ...pieces),
          );
          expect(TEXT.startsWith(text)).toBe(true);
          if (end >= COMPLETE) {
            expect({text, error}).toEqual({text: TEXT, error: null});
          } else if (clean) {
            expect(error).toMatchObject({name: 'AskError', code: 'cut', detail: undefined});
          } else {
            // Whose connection went is known to the client, which says that it was cut.
            expect(error).toBeInstanceOf(TypeError);
          }
        },
      ),
      {numRuns: 1000},
    );
  });

  test('within an event after the answer was complete, is no failure', async () => {
    for (const tail of ['d', 'data: [DO', 'data: {"type":"messa', ': keep'])
      expect(await outcomeOf(bodyOf(encode(STAND_IN_CHUNKS, tail)))).toEqual({text: TEXT, error: null});
  });
});

describe('bytes that are no stream', () => {
  test('[X-04] end in a failure that has a name, whatever they are', async () => {
    const piece = fc.oneof(
      fc.uint8Array({maxLength: 200}),
      fc.string().map(text => new TextEncoder().encode(`data: ${text}\n\n`)),
      fc.jsonValue().map(json => new TextEncoder().encode(`data: ${JSON.stringify(json)}\n\n`)),
      fc
        .record({
          type: fc.constantFrom(
            'start',
            'text-delta',
            'tool-output-available',
            'data-suggestions',
            'finish',
            'error',
          ),
          id: fc.anything(),
          delta: fc.anything(),
          data: fc.anything(),
          toolCallId: fc.oneof(fc.string(), fc.anything()),
          errorText: fc.anything(),
        })
        .map(chunk =>
          new TextEncoder().encode(
            `data: ${JSON.stringify(chunk, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}\n\n`,
          ),
        ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, {maxLength: 6}), sizes, async (pieces, cuts) => {
        const bytes = new Uint8Array(pieces.flatMap(each => [...each]));
        const {error} = await outcomeOf(bodyOf(bytes, ...cuts));
        if (error !== null) expect(error).toBeInstanceOf(AskError);
      }),
      {numRuns: 1000},
    );
  });

  test.each(['{"message":"Not found"}', 'Bad gateway', '   [1]'])(
    'such as %j are called no answer',
    async body => {
      const {error} = await outcomeOf(bodyOf(new TextEncoder().encode(body)));
      expect(error).toMatchObject({code: 'malformed'});
    },
  );
});

describe('an answer without end', () => {
  test('[X-04] is cut at its limit, and that is said', async () => {
    const delta = `🎚️${'x'.repeat(9_998)}`;
    const {text, error} = await outcomeOf(
      bodyOf(encode(Array.from({length: 40}, () => ({type: 'text-delta', id: 't', delta})))),
    );
    expect(error).toMatchObject({code: 'size'});
    expect(text.length).toBeGreaterThan(LONGEST_ANSWER - 3);
    expect(text.length).toBeLessThanOrEqual(LONGEST_ANSWER);
  });

  test('nor are its parts, or what it carries beside them', async () => {
    const steps = Array.from({length: 2000}, () => ({type: 'start-step'}));
    expect((await outcomeOf(bodyOf(encode(steps)))).error).toMatchObject({code: 'size'});
    const output = {hits: ['x'.repeat(5 * 1024 * 1024)]};
    const found = [{type: 'tool-output-available', toolCallId: 'c', output}];
    expect((await outcomeOf(bodyOf(encode(found), 65_536))).error).toMatchObject({code: 'size'});
  });
});

test('suggestions come while the answer is written, and only what can be shown of them', async () => {
  const chunks = [
    {type: 'start', messageId: 'm'},
    {type: 'data-suggestions', id: 's', data: {suggestions: ['One?']}},
    {type: 'text-delta', id: 't', delta: 'So.'},
    {
      type: 'data-suggestions',
      id: 's',
      data: {suggestions: ['One?', 'Two?', 3, '', 'One?', 'x'.repeat(600)]},
    },
    {type: 'data-suggestions', data: {suggestions: 'none'}},
    {type: 'finish'},
  ];
  const seen: unknown[] = [];
  for await (const {parts} of readMessageStream(bodyOf(encode(chunks)), 'own'))
    seen.push(parts.flatMap(part => (part.type === 'data-suggestions' ? part.data.suggestions : [])));
  expect(seen).toEqual([[], ['One?'], ['One?'], ['One?', 'Two?'], ['One?', 'Two?']]);
});
