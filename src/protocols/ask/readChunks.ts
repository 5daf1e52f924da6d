import {type EventSourceMessage, createParser} from 'eventsource-parser';
import {AskError} from './AskError';
import type {MessageChunk} from './MessageChunk';
import {parseChunk} from './parseChunk';

/** The data that ends a stream. */
export const DONE = '[DONE]';

/** The most bytes of a stream; with what a search finds an answer of 256 kB has ample room in it. */
const LARGEST_STREAM = 4 * 1024 * 1024;

/** How a line of a stream of events begins. */
const FIELDS = ['data:', 'event:', 'id:', 'retry:', ':', '\n', '\r'];

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      size += value.length;
      if (size > LARGEST_STREAM) throw new AskError('size');
      yield value;
    }
  } finally {
    // Who leaves early wants no more of it; a body that failed has nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

/** Returns whether a text may be the beginning of a stream of events. */
function beginsEvents(text: string): boolean {
  return FIELDS.some(field => field.startsWith(text) || text.startsWith(field));
}

/**
 * Reads server-sent events from the body of a response, wherever the network cut it: between events, within one, or
 * within a character. Once an event said that the answer is complete, the stream may end in any way. Leaving the
 * iteration cancels the body.
 *
 * @throws AskError `malformed` for an event that cannot be read or a body that is no stream of events, `cut` for a body
 * that ends without `finish`, `abort`, `error` or `[DONE]`, `size` for one of more than 4 MB
 */
export async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<MessageChunk> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({onEvent: event => events.push(event)});
  const decoder = new TextDecoder();
  let beginning = '';
  let isComplete = false;

  function* parsed(text: string): Generator<MessageChunk, boolean> {
    parser.feed(text);
    for (const {data} of events.splice(0)) {
      if (data === DONE) return true;
      const chunk = parseChunk(data);
      if (!chunk) continue;
      if (chunk.type === 'finish' || chunk.type === 'abort' || chunk.type === 'error') isComplete = true;
      yield chunk;
    }
    return false;
  }

  let failure: unknown = null;
  try {
    for await (const bytes of bytesOf(body)) {
      const text = decoder.decode(bytes, {stream: true});
      if (beginning.length < 6) beginning = (beginning + text).slice(0, 6);
      if (yield* parsed(text)) return;
    }
  } catch (error) {
    if (isComplete) return;
    if (error instanceof AskError) throw error;
    failure = error;
  }
  try {
    // The last event of a stream may lack the empty line after it, or be cut.
    if (yield* parsed(`${decoder.decode()}\n\n`)) return;
  } catch (error) {
    if (!(error instanceof AskError)) throw error;
  }
  if (isComplete) return;
  throw failure instanceof Error ? failure : new AskError(beginsEvents(beginning) ? 'cut' : 'malformed');
}
