import type {UiMessage} from '../../protocols/ask/UiMessage';
import {filtersOf} from './filtersOf';
import {messagesToSend, reasonsOf, type RemoteProtocol, type RemoteService} from './RemoteProtocol';

/** Returns a message without what Agent Studio refuses: its own suggestions, and searches that never ended. */
function withoutLoose<Message extends Pick<UiMessage, 'parts'>>(message: Message): Message {
  const parts = message.parts.filter(
    part => part.type !== 'data-suggestions' && !('toolCallId' in part && part.state.startsWith('input-')),
  );
  return {...message, parts};
}

/** Returns how an agent of Agent Studio is spoken to: with the search key, and no token. */
export function createAgentStudioProtocol(service: RemoteService): RemoteProtocol {
  const {base, assistantId: agentId, appId = '', apiKey = '', indexName} = service;
  const headers = {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey};
  return {
    async question({id, messages, searchParameters, suggestedQuestionId}) {
      const filters = filtersOf(searchParameters?.facetFilters);
      return {
        url: `${base}/agents/${encodeURIComponent(agentId)}/completions?stream=true&compatibilityMode=ai-sdk-5`,
        headers,
        body: {
          ...(filters && indexName && {algolia: {searchParameters: {[indexName]: {filters}}}}),
          ...(suggestedQuestionId !== undefined && {suggestedQuestionId}),
          id,
          messages: messagesToSend(messages).map(withoutLoose),
          trigger: 'submit-message',
        },
      };
    },
    async feedback(feedback) {
      const {messageId, thumbs} = feedback;
      return {
        url: `${base}/feedback`,
        headers,
        body: {messageId, agentId, vote: thumbs, ...reasonsOf(feedback)},
      };
    },
  };
}
