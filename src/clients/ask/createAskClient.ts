import type {AskClient} from './AskClient';
import type {AskProvider, EmbeddedAskProvider, EndpointAskProvider, HostedAskProvider} from './AskProvider';
import {createEmbeddedAsk} from './createEmbeddedAsk';
import {createRemoteClient} from './createRemoteClient';
import {agentStudioBase, hostedBase} from './hostedBase';
import {untilStopped} from './untilStopped';

const noQuestions = async () => [];

function createEmbeddedClient(provider: EmbeddedAskProvider): AskClient {
  const {ask, warmUp} = createEmbeddedAsk(provider);
  return {
    rating: {of: 'question', takesReasons: false},
    ask: request => untilStopped(ask(request), request.signal),
    // There is nobody to tell: a thumb is kept with its message, and that is all.
    sendFeedback: async () => {},
    suggestedQuestions: provider.suggestedQuestions ?? noQuestions,
    warmUp,
  };
}

function createHostedClient(provider: HostedAskProvider): AskClient {
  const base = provider.agentStudio ? agentStudioBase(provider.appId) : hostedBase;
  return {
    ...createRemoteClient({...provider, base: provider.baseUrl ?? base}),
    async suggestedQuestions() {
      const {findSuggestedQuestions} = await import('./findSuggestedQuestions');
      return findSuggestedQuestions(provider);
    },
  };
}

function createEndpointClient(provider: EndpointAskProvider): AskClient {
  return {
    ...createRemoteClient({...provider, base: provider.url, takesReasons: true}),
    suggestedQuestions: provider.suggestedQuestions ?? noQuestions,
  };
}

/** Returns the client of a provider: the same interface, whoever answers. */
export function createAskClient(provider: AskProvider): AskClient {
  switch (provider.kind) {
    case 'embedded':
      return createEmbeddedClient(provider);
    case 'hosted':
      return createHostedClient(provider);
    case 'endpoint':
      return createEndpointClient(provider);
  }
}
