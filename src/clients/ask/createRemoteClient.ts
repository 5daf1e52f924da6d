import {AskError, type AskErrorCode} from '../../protocols/ask/AskError';
import type {UiMessage} from '../../protocols/ask/UiMessage';
import type {AskClient, AskRequest} from './AskClient';
import type {createRemoteAsk} from './createRemoteAsk';
import type {RemoteService} from './RemoteProtocol';
import {untilStopped} from './untilStopped';

/**
 * Returns how to ask a service over the network. The code for it is loaded on warming up, or with the first question,
 * so that a site which answers by itself never loads it.
 */
export function createRemoteClient(service: RemoteService): Omit<AskClient, 'suggestedQuestions'> {
  type Remote = ReturnType<typeof createRemoteAsk>;
  let loading: Promise<Remote> | undefined;

  async function load(failure: AskErrorCode): Promise<Remote> {
    loading ??= import('./createRemoteAsk').then(remote => remote.createRemoteAsk(service));
    try {
      return await loading;
    } catch (cause) {
      loading = undefined;
      throw new AskError(failure, {cause});
    }
  }

  async function* ask(request: AskRequest): AsyncGenerator<UiMessage> {
    yield* (await load('network')).ask(request);
  }

  return {
    rating: {
      of: service.agentStudio ? 'answer' : 'question',
      takesReasons: Boolean(service.agentStudio || service.takesReasons),
    },
    ask: request => untilStopped(ask(request), request.signal),
    sendFeedback: async feedback => (await load('feedback')).sendFeedback(feedback),
    async warmUp() {
      await load('network');
    },
  };
}
