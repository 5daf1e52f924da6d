import {translate} from '@docusaurus/Translate';
import type {ConfiguredQuestion} from '../../clients/ask/chooseQuestions';

/** The questions that new conversations offer, where the provider of answers has none of its own. */
export const questions: ConfiguredQuestion[] = [
  {
    question: translate({id: 'site.ask.question.install', message: 'How do I install DocSearch?'}),
  },
  {
    question: translate({id: 'site.ask.question.apply', message: 'Who can apply for the program?'}),
  },
  {
    question: translate({id: 'site.ask.question.results', message: 'How many results does a search show?'}),
  },
  {
    question: translate({id: 'site.ask.question.domains', message: 'How do I allow my domain for Ask AI?'}),
    pages: ['/docs/v4'],
  },
  {
    question: translate({id: 'site.ask.question.schedule', message: 'How often does the crawler run?'}),
    pages: ['/docs/crawler', '/docs/create-crawler', '/docs/manage-your-crawls'],
  },
  {
    question: translate({
      id: 'site.ask.question.colors',
      message: 'How do I change the colors of the dialog?',
    }),
    pages: ['/docs/styling'],
  },
];
