import type {MessageChunk} from '../../src/protocols/ask/MessageChunk';
import {DONE} from '../../src/protocols/ask/readChunks';

/** What a response that carries a UI message stream says of itself, for the AI SDK to know the protocol. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  'x-vercel-ai-ui-message-stream': 'v1',
};

/** Returns the body of a response that streams the events, an `[DONE]` behind them. Cancelling it ends the events. */
export function writeMessageStream(chunks: AsyncIterable<MessageChunk>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const {done, value} = await iterator.next();
      controller.enqueue(encoder.encode(`data: ${done ? DONE : JSON.stringify(value)}\n\n`));
      if (done) controller.close();
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
