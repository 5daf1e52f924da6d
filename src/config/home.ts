import type {ExampleQueries} from '../plugins/search-index/findExamples';
import {env} from './site';

/**
 * What the home page searches and asks for, by locale. Its hits and its answer are made when the site is built, and a
 * build whose first hit or first source is another page stops.
 */
const EXAMPLES: {en: ExampleQueries; [locale: string]: ExampleQueries} = {
  en: {
    searches: [
      {query: 'recent searches', target: '/docs/api'},
      {query: 'dark mode', target: '/docs/styling'},
      {query: 'who can apply', target: '/docs/who-can-apply'},
    ],
    question: {query: 'How often is my site crawled?', target: '/docs/crawler#schedule'},
  },
  fr: {
    searches: [
      {query: 'qui peut candidater', target: '/docs/who-can-apply'},
      {query: 'réponses sans compte', target: '/docs/v4/askai'},
      {query: 'combien cela coûte-t-il', target: '/docs/docsearch-program'},
    ],
    question: {
      query: 'Puis-je publier ma clé d’API\u202f?',
      target: '/docs/docsearch-program#share-key',
    },
  },
};

/** The examples of the home page in the language that is being built. */
export const homeExamples = EXAMPLES[env.locale] ?? EXAMPLES.en;
