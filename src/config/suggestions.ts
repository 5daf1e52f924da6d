import type {ConfiguredQuestion} from '../clients/ask/chooseQuestions';
import type {StartPage} from '../search-ui/model/SearchOptions';
import {external, inLocale} from './site';

/** The questions that new conversations offer, where the provider of answers has none of its own. */
export const questions: readonly ConfiguredQuestion[] = [
  {question: inLocale({en: 'How do I install DocSearch?', fr: 'Comment installer DocSearch\u202f?'})},
  {question: inLocale({en: 'Who can apply for the program?', fr: 'Qui peut candidater au programme\u202f?'})},
  {
    question: inLocale({
      en: 'What happens on each keystroke?',
      fr: 'Que se passe-t-il à chaque frappe\u202f?',
    }),
  },
  {
    question: inLocale({
      en: 'How do I allow my domain for Ask AI?',
      fr: 'Comment autoriser mon domaine pour Ask AI\u202f?',
    }),
    pages: ['/docs/v4'],
  },
  {
    question: inLocale({
      en: 'How often does the crawler run?',
      fr: 'À quelle fréquence le crawler passe-t-il\u202f?',
    }),
    pages: ['/docs/crawler', '/docs/create-crawler', '/docs/manage-your-crawls'],
  },
  {
    question: inLocale({
      en: 'How do I change the colors of the dialog?',
      fr: 'Comment changer les couleurs de la boîte de dialogue\u202f?',
    }),
    pages: ['/docs/styling'],
  },
];

/** The pages that the dialog offers a reader who has not searched before. */
export const startPages: readonly StartPage[] = [
  {
    title: inLocale({en: 'What is DocSearch?', fr: 'Qu’est-ce que DocSearch\u202f?'}),
    url: '/docs/what-is-docsearch',
  },
  {title: inLocale({en: 'Getting started', fr: 'Premiers pas'}), url: '/docs/docsearch'},
  {title: inLocale({en: 'Styling', fr: 'Style'}), url: '/docs/styling'},
  {title: inLocale({en: 'API reference', fr: 'Référence de l’API'}), url: '/docs/api'},
];

/** Where a reader reports that a search found nothing; `{query}` stands for the query. Undefined for no such link. */
export const reportUrl: string | undefined =
  `${external.issues}/new?title=%5Bdocs%5D%20No%20results%20for%20%22{query}%22`;
