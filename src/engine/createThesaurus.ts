import type {Synonym} from '../content/Synonym';
import {EXACTNESS} from './candidatesOf';
import {synonymsOf} from './generalSynonyms';
import {isStopWord} from './isStopWord';
import {stem} from './stem';
import {tokenize} from './tokenize';

/** Words that may stand for those of a query: all of them together. */
export interface Alternative {
  terms: readonly string[];
  /** Those of them that stand for the word itself: what a phrase and its alternative share stands for itself alone. */
  standIns?: readonly string[];
  /** How exactly they say the same, from 0 to 1. */
  exactness: number;
}

/** Knows what words of a query are called elsewhere. */
export interface Thesaurus {
  /** Returns, for each of the folded terms of a query, what it or a phrase that it is part of is called otherwise. */
  alternativesOf(terms: readonly string[]): Alternative[][];
}

/** How exactly a word says the same that the site says does. */
const SAME = 0.8;
/** How exactly a word says the same that English or French say does. */
export const SIMILAR = 0.4;

/** Returns the thesaurus of a language: the given synonyms, and those of general English or French. */
export function createThesaurus(synonyms: readonly Synonym[], language: string): Thesaurus {
  const known = new Map<string, Alternative[]>();
  let longest = 1;
  const termsOf = (text: string) => tokenize(text, language).map(({term}) => term);
  const keyOf = (terms: readonly string[]) => terms.map(term => stem(term, language)).join(' ');

  function add(from: string, to: string, exactness: number): void {
    const source = termsOf(from);
    const terms = termsOf(to);
    if (source.length === 0 || terms.length === 0) return;
    longest = Math.max(longest, source.length);
    const key = keyOf(source);
    known.set(key, [...(known.get(key) ?? []), {terms, exactness}]);
  }

  for (const synonym of synonyms)
    switch (synonym.type) {
      case 'synonym':
        for (const from of synonym.synonyms)
          for (const to of synonym.synonyms) if (from !== to) add(from, to, SAME);
        break;
      case 'oneWaySynonym':
        for (const to of synonym.synonyms) add(synonym.input, to, SAME);
        break;
      case 'altCorrection1':
      case 'altCorrection2':
        for (const to of synonym.corrections)
          add(synonym.word, to, EXACTNESS.typo[synonym.type === 'altCorrection1' ? 1 : 2]);
        break;
      case 'placeholder':
        for (const from of synonym.replacements) add(from, synonym.placeholder, SAME);
        break;
    }

  /** Returns what an alternative of a phrase says for one of its words, `null` where it has the word too. */
  function alternativeOf(term: string, phrase: readonly string[], whole: Alternative): Alternative | null {
    const stems = phrase.map(one => stem(one, language));
    const shared = whole.terms.filter(one => stems.includes(stem(one, language)));
    if (shared.some(one => stem(one, language) === stem(term, language))) return null;
    const telling = whole.terms.filter(one => !shared.includes(one) && !isStopWord(one, language));
    return telling.length > 0 ? {...whole, standIns: telling} : whole;
  }

  return {
    alternativesOf(terms) {
      const found = terms.map(term =>
        synonymsOf(term, language).map((other): Alternative => ({terms: [other], exactness: SIMILAR})),
      );
      for (let length = 1; length <= longest; length += 1)
        for (let start = 0; start + length <= terms.length; start += 1) {
          const phrase = terms.slice(start, start + length);
          for (const whole of known.get(keyOf(phrase)) ?? [])
            phrase.forEach((term, offset) => {
              const alternative = alternativeOf(term, phrase, whole);
              if (alternative) found[start + offset]?.push(alternative);
            });
        }
      return found;
    },
  };
}
