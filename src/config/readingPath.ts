import {inLocale} from './site';

/** A page of the way that newcomers take. */
export interface PathStep {
  /** Id of the page in the documentation. */
  doc: string;
  /** What is done there, in a word or two. */
  label: string;
}

/**
 * Pages of the latest version that belong together in this order: each of them shows the whole way at its end, and where the
 * reader is on it. An empty list shows none.
 */
export const readingPath: readonly PathStep[] = [
  {
    doc: 'docsearch',
    label: inLocale({
      en: 'Start',
      fr: 'Commencer',
    }),
  },
  {
    doc: 'api',
    label: inLocale({
      en: 'Configure',
      fr: 'Configurer',
    }),
  },
  {
    doc: 'styling',
    label: inLocale({
      en: 'Style',
      fr: 'Habiller',
    }),
  },
  {
    doc: 'v4/askai',
    label: inLocale({
      en: 'Ask',
      fr: 'Interroger',
    }),
  },
];
