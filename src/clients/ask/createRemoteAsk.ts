import {AskError} from '../../protocols/ask/AskError';
import {readMessageStream} from '../../protocols/ask/readMessageStream';
import type {UiMessage} from '../../protocols/ask/UiMessage';
import type {AskRequest, Feedback} from './AskClient';
import {createId} from '../../protocols/createId';
import {createSilenceGuard} from './createSilenceGuard';
import {createTokenSource} from './createTokenSource';
import {errorOfResponse} from './errorOfResponse';

/** A service that speaks the protocol of Ask AI. */
export interface RemoteService {
  /** Its address, without a slash at the end. */
  base: string;
  assistantId: string;
  appId?: string | undefined;
  apiKey?: string | undefined;
  indexName?: string | undefined;
  /** How long the service may say nothing, in milliseconds. */
  silenceLimit?: number | undefined;
}

/** A model that thinks before it writes takes its time; nobody waits longer than this without a word. */
const SILENCE_LIMIT = 30_000;

/** Returns a body that tells of every piece that is read from it. */
function heard(body: ReadableStream<Uint8Array>, hear: () => void): ReadableStream<Uint8Array> {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        hear();
        controller.enqueue(bytes);
      },
    }),
  );
}

function headersFor({assistantId, appId, apiKey, indexName}: RemoteService, token: string): HeadersInit {
  return {
    authorization: `TOKEN ${token}`,
    'content-type': 'application/json',
    ...(apiKey && {'X-Algolia-API-Key': apiKey}),
    ...(appId && {'X-Algolia-Application-Id': appId}),
    ...(indexName && {'X-Algolia-Index-Name': indexName}),
    'X-Algolia-Assistant-Id': assistantId,
    'X-AI-SDK-Version': 'v5',
  };
}

function bodyOf({id, messages, searchParameters, suggestedQuestionId}: AskRequest): string {
  return JSON.stringify({
    ...(searchParameters && {searchParameters}),
    ...(suggestedQuestionId !== undefined && {suggestedQuestionId}),
    id,
    // The reader's thumbs are kept with a message and are no part of it.
    messages: messages.map(({feedback: _feedback, ...message}) => message),
    trigger: 'submit-message',
  });
}

/**
 * Returns how to ask a service that speaks the protocol of Ask AI, and how to send feedback to it. A token that the
 * service does not accept any more is renewed once.
 */
export function createRemoteAsk(service: RemoteService) {
  const {base, assistantId, appId, silenceLimit = SILENCE_LIMIT} = service;
  const tokens = createTokenSource(base, assistantId);

  async function send(request: AskRequest, signal: AbortSignal): Promise<Response> {
    const post = async () =>
      fetch(base, {
        method: 'POST',
        headers: headersFor(service, await tokens.get(signal)),
        body: bodyOf(request),
        signal,
      });
    const response = await post();
    if (response.status !== 401) return response;
    tokens.forget();
    return post();
  }

  async function* ask(request: AskRequest): AsyncGenerator<UiMessage> {
    if (assistantId === '') throw new AskError('assistant');
    const guard = createSilenceGuard(silenceLimit, request.signal);
    let answering = false;
    try {
      const response = await send(request, guard.signal);
      if (!response.ok) throw await errorOfResponse(response);
      if (!response.body || response.headers.get('content-type')?.startsWith('text/html'))
        throw new AskError('malformed', {status: response.status});
      answering = true;
      guard.hear();
      yield* readMessageStream(heard(response.body, guard.hear), createId());
    } catch (error) {
      if (error instanceof AskError) throw error;
      const {reason} = guard.signal;
      if (reason instanceof AskError) throw reason;
      throw new AskError(answering ? 'cut' : 'network', {cause: error});
    } finally {
      guard.end();
    }
  }

  async function sendFeedback({messageId, thumbs, signal}: Feedback): Promise<void> {
    if (!assistantId || !appId) return;
    try {
      const response = await fetch(`${base}/feedback`, {
        method: 'POST',
        headers: {
          authorization: `TOKEN ${await tokens.get(signal)}`,
          'x-algolia-assistant-id': assistantId,
          'content-type': 'application/json',
        },
        body: JSON.stringify({appId, messageId, thumbs}),
        signal: signal ?? null,
      });
      if (response.status >= 300) throw await errorOfResponse(response, 'feedback');
    } catch (error) {
      throw error instanceof AskError && error.code === 'feedback'
        ? error
        : new AskError('feedback', {cause: error});
    }
  }

  return {ask, sendFeedback};
}
