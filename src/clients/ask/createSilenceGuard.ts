import {AskError} from '../../protocols/ask/AskError';

/** Ends what it guards after a time without a sign of life. */
export interface SilenceGuard {
  /** Aborts when the caller does, or, with an AskError `silent`, after the silence. */
  signal: AbortSignal;
  /** Tells that something came. */
  hear(): void;
  /** Ends the watch. */
  end(): void;
}

/**
 * Returns a guard that allows the given silence.
 *
 * @param limit - in milliseconds
 */
export function createSilenceGuard(limit: number, caller: AbortSignal | undefined): SilenceGuard {
  const controller = new AbortController();
  const silence = () => controller.abort(new AskError('silent'));
  const stop = () => controller.abort(caller?.reason);
  let timer = setTimeout(silence, limit);
  if (caller?.aborted) stop();
  else caller?.addEventListener('abort', stop, {once: true});
  return {
    signal: controller.signal,
    hear() {
      clearTimeout(timer);
      timer = setTimeout(silence, limit);
    },
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}
