import {readFileSync} from 'node:fs';

export const KINDS = ['keyword', 'prefix', 'typo', 'option', 'question'] as const;

/** A query with the addresses that were judged to answer it. */
export interface JudgedQuery {
  kind: (typeof KINDS)[number];
  query: string;
  /** Addresses of sections, each as good as the other; one that ends in `*` stands for all that begin so. */
  expected: string[];
  /** Kept out while weights were chosen. */
  heldOut?: boolean;
}

/** A language with judged queries over its stable pages. */
export type JudgedLocale = 'en' | 'fr';

const FILES: Record<JudgedLocale, string> = {en: 'queries', fr: 'frenchQueries'};

/** Returns the judged queries over the stable pages of this site in a language. */
export function judgedQueries(locale: JudgedLocale = 'en'): JudgedQuery[] {
  const file = new URL(`../../fixtures/${FILES[locale]}.json`, import.meta.url);
  const queries = JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[];
  // They are judged by addresses without the language.
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return queries.map(query => ({...query, expected: query.expected.map(address => prefix + address)}));
}

/** Returns whether an address is one of those that answer the query. */
export function isExpected({expected}: JudgedQuery, url: string): boolean {
  return expected.some(address =>
    address.endsWith('*') ? url.startsWith(address.slice(0, -1)) : url === address,
  );
}
