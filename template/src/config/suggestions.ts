import type {ConfiguredQuestion} from '../clients/ask/chooseQuestions';
import type {StartPage} from '../search-ui/model/SearchOptions';
import {inLocale} from './site';

/** The questions that new conversations offer. */
export const questions: readonly ConfiguredQuestion[] = [
  {question: inLocale({en: 'How do I write a page?'})},
  {question: inLocale({en: 'How do I set the order of pages?'})},
  {question: inLocale({en: 'How do I show code in tabs?'}), pages: ['/docs/writing']},
];

/** The pages that the dialog offers a reader who has not searched before. */
export const startPages: readonly StartPage[] = [
  {title: inLocale({en: 'Introduction'}), url: '/docs/introduction'},
  {title: inLocale({en: 'Write pages'}), url: '/docs/writing/pages'},
];

/** Where a reader reports that a search found nothing; `{query}` stands for the query. Undefined for no such link. */
export const reportUrl: string | undefined = undefined;
