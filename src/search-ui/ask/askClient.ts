import {translate} from '@docusaurus/Translate';
import {shards} from '@generated/search-index/default/shards';
import type {AskClient, SuggestedQuestion} from '../../clients/ask/AskClient';
import type {AskProvider} from '../../clients/ask/AskProvider';
import {createAskClient} from '../../clients/ask/createAskClient';
import {searchClient} from '../model/pageSearchClient';
import type {SearchSettings} from '../model/useSearchSettings';

let own: AskClient | null = null;

/** Returns the questions to offer on a page. They are loaded when a conversation begins anew. */
async function suggestedQuestions(page: string): Promise<SuggestedQuestion[]> {
  const {suggestQuestions} = await import('../model/suggestQuestions');
  return suggestQuestions(page);
}

/** The few words of its own between what the embedded answerer quotes, in the language of the site. */
const answerTexts = {
  lead: translate({
    id: 'site.ask.answer.lead',
    message: 'The documentation says, under {source}:',
  }),
  further: translate({id: 'site.ask.answer.further', message: 'See also {source}:'}),
  readOn: translate({id: 'site.ask.answer.readOn', message: 'Read on:'}),
  declined: translate({
    id: 'site.ask.answer.declined',
    message:
      'I found no answer to this in the documentation. These pages come closest; a keyword search may find more:',
  }),
  nothing: translate({
    id: 'site.ask.answer.nothing',
    message: 'I found nothing about this in the documentation. Try other words, or a keyword search.',
  }),
};

function providerOf(settings: SearchSettings): AskProvider {
  const {ask, algolia} = settings;
  const assistant = {
    assistantId: '',
    appId: algolia.appId,
    apiKey: algolia.apiKey,
    indexName: algolia.indexName,
    ...algolia.askAi,
  };
  switch (ask.provider) {
    case 'embedded':
      return {kind: 'embedded', shards, texts: answerTexts, suggestedQuestions};
    case 'hosted':
      return {
        kind: 'hosted',
        ...assistant,
        agentStudio: ask.agentStudio === true,
        searchClient: searchClient(settings),
      };
    case 'endpoint':
      return {kind: 'endpoint', url: ask.url ?? '', ...assistant, suggestedQuestions};
  }
}

/** Returns the page's way to ask. There is one, so that what it has loaded, and its token, outlive the dialog. */
export function askClient(settings: SearchSettings): AskClient {
  own ??= createAskClient(providerOf(settings));
  return own;
}
