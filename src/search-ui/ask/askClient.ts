import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {shards} from '@generated/search-index/default/shards';
import type {AskClient} from '../../clients/ask/AskClient';
import type {AskProvider} from '../../clients/ask/AskProvider';
import {createAskClient} from '../../clients/ask/createAskClient';
import {loadQuestions} from '../model/loadQuestions';
import {searchClient} from '../model/pageSearchClient';
import type {SearchSettings} from '../model/useSearchSettings';

let own: AskClient | null = null;

/** The other languages of the site, each with the address of its pages. */
const otherLanguages = i18n.locales
  .filter(locale => locale !== i18n.currentLocale)
  .map(code => ({
    code,
    name: i18n.localeConfigs[code]?.label ?? code,
    url: i18n.localeConfigs[code]?.baseUrl ?? '/',
  }));

/** The few words of its own between what the embedded answerer quotes, in the language of the site. */
const answerTexts = {
  lead: translate({
    id: 'site.ask.answer.lead',
    message: 'The documentation says, under {source}:',
  }),
  closest: translate({
    id: 'site.ask.answer.closest',
    message: 'This may not answer your question. What comes closest is under {source}:',
  }),
  further: translate({id: 'site.ask.answer.further', message: 'See also: {heading}'}),
  readOn: translate({id: 'site.ask.answer.readOn', message: 'Read on:'}),
  declined: translate({
    id: 'site.ask.answer.declined',
    message:
      'I found no answer to this in the documentation. These pages come closest; a keyword search may find more:',
  }),
  declinedOnPage: translate({
    id: 'site.ask.answer.declinedOnPage',
    message: 'This page does not answer that. In the whole documentation, these come closest:',
  }),
  nothing: translate({
    id: 'site.ask.answer.nothing',
    message: 'I found nothing about this in the documentation. Try other words, or a keyword search.',
  }),
  elsewhere: translate({
    id: 'site.ask.answer.elsewhere',
    message: 'These pages are in another language than your question. Ask again in {language}.',
  }),
  greeting: translate({
    id: 'site.ask.answer.greeting',
    message: 'Hello. Ask me about this documentation, and I quote what it says.',
  }),
  thanks: translate({
    id: 'site.ask.answer.thanks',
    message: 'You are welcome. Ask on whenever you like.',
  }),
  abilities: translate({
    id: 'site.ask.answer.abilities',
    message:
      'I answer questions about this documentation by quoting its pages word for word, each with a link to its place. Ask how something is done or what it means, tell what goes wrong, or paste an error message. What the pages do not say I do not know.',
  }),
  reason: translate({
    id: 'site.ask.answer.reason',
    message:
      'I quote what the documentation says and give no reasons of my own. Ask again and name what you mean, for example: Why do I get no results?',
  }),
  languages: otherLanguages,
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
      return {kind: 'embedded', shards, texts: answerTexts, suggestedQuestions: loadQuestions};
    case 'hosted':
      return {
        kind: 'hosted',
        ...assistant,
        agentStudio: ask.agentStudio === true,
        searchClient: searchClient(settings),
      };
    case 'endpoint':
      return {kind: 'endpoint', url: ask.url ?? '', ...assistant, suggestedQuestions: loadQuestions};
  }
}

/** Returns the page's way to ask. There is one, so that what it has loaded, and its token, outlive the dialog. */
export function askClient(settings: SearchSettings): AskClient {
  own ??= createAskClient(providerOf(settings));
  return own;
}
