import {assembleMessage} from './assembleMessage';
import {readChunks} from './readChunks';
import type {UiMessage} from './UiMessage';

/**
 * Reads the UI message stream in the body of a response: yields the message as it grows.
 *
 * @param id - the id of the message until the server names one
 * @throws AskError `malformed`, `cut` or `stream`
 */
export function readMessageStream(body: ReadableStream<Uint8Array>, id: string): AsyncGenerator<UiMessage> {
  return assembleMessage(readChunks(body), id);
}
