import {AskError} from '../../protocols/ask/AskError';
import {isRecord} from '../../protocols/ask/isRecord';
import {errorOfResponse} from './errorOfResponse';

/** Where a token is kept for the tab. */
const STORAGE_KEY = 'askai_token';
/** A token is renewed so many seconds before it expires. */
const RENEWED_EARLY = 30;

/** Gets the tokens that questions and feedback are sent with. */
export interface TokenSource {
  /**
   * Returns a token that is still valid for a while, asking for a new one where there is none.
   * @throws AskError `token` when it is refused, with the service's own message as detail
   */
  get(signal?: AbortSignal): Promise<string>;
  /** Forgets the token, after the service did not accept it. */
  forget(): void;
}

function sessionStore(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

function readToken(): string | null {
  try {
    return sessionStore()?.getItem(STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}

function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStore()?.removeItem(STORAGE_KEY);
    else sessionStore()?.setItem(STORAGE_KEY, token);
  } catch {
    // A tab that cannot store it asks for a token each time.
  }
}

/** Returns whether a token is valid for a while: its first part is base64 of JSON with the time it expires, `exp`. */
function isFresh(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[0] ?? '';
    const content: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(content) && typeof content.exp === 'number' && content.exp - RENEWED_EARLY > now / 1000;
  } catch {
    return false;
  }
}

async function requestToken(base: string, assistantId: string): Promise<string> {
  const response = await fetch(`${base}/token`, {
    method: 'POST',
    headers: {'x-algolia-assistant-id': assistantId, 'content-type': 'application/json'},
  });
  if (!response.ok) throw await errorOfResponse(response, response.status >= 500 ? 'server' : 'token');
  const reply: unknown = await response.json().catch(() => null);
  if (isRecord(reply) && reply.success !== false && typeof reply.token === 'string' && reply.token !== '')
    return reply.token;
  const detail = isRecord(reply) && typeof reply.message === 'string' ? reply.message : undefined;
  throw new AskError('token', {status: response.status, detail});
}

/**
 * Returns the source of tokens for an assistant. A token is kept in session storage, as DocSearch does, so that a
 * reload needs none; calls at the same moment share one request.
 *
 * @param base - address of the service, without a slash at the end
 */
export function createTokenSource(base: string, assistantId: string): TokenSource {
  let pending: Promise<string> | null = null;
  let last = readToken();
  return {
    async get(signal) {
      const kept = last ?? readToken();
      if (kept !== null && isFresh(kept, Date.now())) return kept;
      // Who stops waiting must not take the token away from others who wait for it.
      pending ??= requestToken(base, assistantId)
        .then(token => {
          last = token;
          keepToken(token);
          return token;
        })
        .finally(() => {
          pending = null;
        });
      return signal ? Promise.race([pending, aborted(signal)]) : pending;
    },
    forget() {
      last = null;
      keepToken(null);
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () =>
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, {once: true});
  });
}
