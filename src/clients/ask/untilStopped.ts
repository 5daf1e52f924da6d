import type {UiMessage} from '../../protocols/ask/UiMessage';
import {createId} from '../../protocols/createId';

const STOPPED = 'stopped';

/** Settles when the signal aborts. */
function abortOf(signal: AbortSignal): Promise<typeof STOPPED> {
  return new Promise(resolve => {
    if (signal.aborted) resolve(STOPPED);
    else signal.addEventListener('abort', () => resolve(STOPPED), {once: true});
  });
}

/**
 * Yields the states of an answer until the reader stops it. Then the iteration ends at once, whatever the answer does,
 * with a last state that says so: the message so far, empty if nothing came yet, with `metadata.stopped`.
 */
export async function* untilStopped(
  states: AsyncGenerator<UiMessage>,
  signal: AbortSignal | undefined,
): AsyncGenerator<UiMessage> {
  if (!signal) {
    yield* states;
    return;
  }
  let message: UiMessage = {id: createId(), role: 'assistant', parts: []};
  const stopped = abortOf(signal);
  try {
    for (;;) {
      const result = await Promise.race([stopped, states.next()]).catch((error: unknown): typeof STOPPED => {
        if (signal.aborted) return STOPPED;
        throw error;
      });
      if (result === STOPPED) {
        yield {...message, metadata: {...message.metadata, stopped: true}};
        return;
      }
      if (result.done) return;
      message = result.value;
      yield message;
    }
  } finally {
    // Not waited for: an answer that hangs would keep the reader waiting too.
    states.return(undefined).catch(() => undefined);
  }
}
