import {createId} from '../../protocols/createId';
import {AskError} from '../../protocols/ask/AskError';
import {readMessageStream} from '../../protocols/ask/readMessageStream';
import type {UiMessage} from '../../protocols/ask/UiMessage';
import type {AskRequest, Feedback} from './AskClient';
import {createAgentStudioProtocol} from './createAgentStudioProtocol';
import {createAskAiProtocol} from './createAskAiProtocol';
import {createSilenceGuard} from './createSilenceGuard';
import {errorOfResponse} from './errorOfResponse';
import type {RemoteCall, RemoteService} from './RemoteProtocol';

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

function post({url, headers, body}: RemoteCall, signal: AbortSignal | undefined): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {...headers, 'content-type': 'application/json'},
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

/**
 * Returns how to ask a service over the network, and how to send feedback to it. A token that the service does not
 * accept any more is renewed once.
 */
export function createRemoteAsk(service: RemoteService) {
  const {assistantId, appId, silenceLimit = SILENCE_LIMIT} = service;
  const protocol = service.agentStudio ? createAgentStudioProtocol(service) : createAskAiProtocol(service);

  async function send(request: AskRequest, signal: AbortSignal): Promise<Response> {
    const response = await post(await protocol.question(request, signal), signal);
    if (response.status !== 401 || !protocol.renew) return response;
    protocol.renew();
    return post(await protocol.question(request, signal), signal);
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
      const reason: unknown = guard.signal.reason;
      if (reason instanceof AskError) throw reason;
      throw new AskError(answering ? 'cut' : 'network', {cause: error});
    } finally {
      guard.end();
    }
  }

  async function sendFeedback(feedback: Feedback): Promise<void> {
    if (!assistantId || !appId) return;
    try {
      const response = await post(await protocol.feedback(feedback), feedback.signal);
      if (response.status >= 300) throw await errorOfResponse(response, 'feedback');
    } catch (error) {
      throw error instanceof AskError && error.code === 'feedback'
        ? error
        : new AskError('feedback', {cause: error});
    }
  }

  return {ask, sendFeedback};
}
