import {createTokenSource} from './createTokenSource';
import {messagesToSend, reasonsOf, type RemoteProtocol, type RemoteService} from './RemoteProtocol';

/** Returns how hosted Ask AI is spoken to, and a server of one's own: with a token that shows who may ask. */
export function createAskAiProtocol(service: RemoteService): RemoteProtocol {
  const {base, assistantId, appId, apiKey, indexName, takesReasons} = service;
  const tokens = createTokenSource(base, assistantId);
  return {
    async question({id, messages, searchParameters, suggestedQuestionId}, signal) {
      return {
        url: base,
        headers: {
          authorization: `TOKEN ${await tokens.get(signal)}`,
          ...(apiKey && {'X-Algolia-API-Key': apiKey}),
          ...(appId && {'X-Algolia-Application-Id': appId}),
          ...(indexName && {'X-Algolia-Index-Name': indexName}),
          'X-Algolia-Assistant-Id': assistantId,
          'X-AI-SDK-Version': 'v5',
        },
        body: {
          ...(searchParameters && {searchParameters}),
          ...(suggestedQuestionId !== undefined && {suggestedQuestionId}),
          id,
          messages: messagesToSend(messages),
          trigger: 'submit-message',
        },
      };
    },
    async feedback(feedback) {
      const {messageId, thumbs, signal} = feedback;
      return {
        url: `${base}/feedback`,
        headers: {
          authorization: `TOKEN ${await tokens.get(signal)}`,
          'x-algolia-assistant-id': assistantId,
        },
        body: {appId, messageId, thumbs, ...(takesReasons && reasonsOf(feedback))},
      };
    },
    renew: () => tokens.forget(),
  };
}
