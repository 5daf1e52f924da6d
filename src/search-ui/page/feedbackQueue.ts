import * as v from 'valibot';
import {readList} from '../model/schemas';
import {UNSENT} from './feedbackKeys';

/** A vote on a page, as the endpoint gets it. A later one with the same id adds the sentence to the former. */
export interface FeedbackMessage {
  id: string;
  /** Address of the page, base URL included. */
  page: string;
  locale: string;
  helpful: boolean;
  /** What the reader wrote, if anything. */
  comment?: string | undefined;
  /** When the vote was given, in the form of ISO 8601. */
  at: string;
}

/** What became of a message: taken, kept here to be sent later, refused for good, or neither taken nor kept. */
export type Delivery = 'sent' | 'kept' | 'refused' | 'lost';

const messageSchema = v.object({
  id: v.string(),
  page: v.string(),
  locale: v.string(),
  helpful: v.boolean(),
  comment: v.optional(v.string()),
  at: v.string(),
});

/** Most messages that wait in a browser. */
const MOST = 50;

/** How long the endpoint may take, in ms. */
const PATIENCE = 8000;

function readQueue(): FeedbackMessage[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(UNSENT) ?? '[]');
    return Array.isArray(list) ? readList(messageSchema, list) : [];
  } catch {
    return [];
  }
}

/** @returns whether the browser keeps them */
function writeQueue(messages: readonly FeedbackMessage[]): boolean {
  try {
    if (messages.length > 0) localStorage.setItem(UNSENT, JSON.stringify(messages.slice(-MOST)));
    else localStorage.removeItem(UNSENT);
    return true;
  } catch {
    return false;
  }
}

const without = (id: string) => readQueue().filter(message => message.id !== id);

/** Whether another try may go better: the server is busy, has a fault, or was too slow. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

async function post(endpoint: string, message: FeedbackMessage): Promise<'sent' | 'refused' | 'failed'> {
  try {
    const {ok, status} = await fetch(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (ok) return 'sent';
    return isPassing(status) ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
}

/**
 * Sends a message. It is kept before, and forgotten once the endpoint has answered, so that neither a lost connection nor
 * a closed window loses it.
 */
export async function sendFeedback(endpoint: string, message: FeedbackMessage): Promise<Delivery> {
  const isKept = writeQueue([...without(message.id), message]);
  const result = await post(endpoint, message);
  if (result === 'failed') return isKept ? 'kept' : 'lost';
  writeQueue(without(message.id));
  return result;
}

/** Sends what is kept, in its order, until the endpoint cannot be reached; what it refuses for good is forgotten. */
async function sendKept(endpoint: string): Promise<void> {
  for (const message of readQueue()) {
    if ((await post(endpoint, message)) === 'failed') return;
    writeQueue(without(message.id));
  }
}

let isWatching = false;

/** Sends what earlier pages could not send, now and whenever the connection comes back. */
export function resumeSending(endpoint: string): void {
  if (isWatching) return;
  isWatching = true;
  const resume = () => void sendKept(endpoint);
  window.addEventListener('online', resume);
  resume();
}
