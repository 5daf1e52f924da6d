import {type EventSourceMessage, createParser} from 'eventsource-parser';
import {AskError} from './AskError';
import type {MessageChunk} from './MessageChunk';
import {parseChunk} from './parseChunk';

/** The data that ends a stream. */
export const DONE = '[DONE]';

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Who leaves early wants no more of it; a body that failed has nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads server-sent events from the body of a response, wherever the network cut it: between events, within one, or
 * within a character. Leaving the iteration cancels the body.
 *
 * @throws AskError `malformed` for an event that cannot be read, `cut` for a body that ends without `finish`, `abort`,
 * `error` or `[DONE]`
 */
export async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<MessageChunk> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({onEvent: event => events.push(event)});
  const decoder = new TextDecoder();
  let ended = false;
  function* parsed(text: string): Generator<MessageChunk, boolean> {
    parser.feed(text);
    for (const {data} of events.splice(0)) {
      if (data === DONE) return true;
      const chunk = parseChunk(data);
      if (!chunk) continue;
      if (chunk.type === 'finish' || chunk.type === 'abort' || chunk.type === 'error') ended = true;
      yield chunk;
    }
    return false;
  }
  for await (const bytes of bytesOf(body)) if (yield* parsed(decoder.decode(bytes, {stream: true}))) return;
  // The last event of a stream may lack the empty line after it.
  if (yield* parsed(`${decoder.decode()}\n\n`)) return;
  if (!ended) throw new AskError('cut');
}
