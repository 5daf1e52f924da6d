import type {Synonym} from '../content/Synonym';

/** What readers call otherwise than the pages do, by locale, in Algolia's form. */
export const synonyms: Record<string, Synonym[]> = {
  en: [{objectID: 'callout', type: 'synonym', synonyms: ['callout', 'admonition']}],
};
