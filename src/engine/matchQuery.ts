import type {Candidate} from './candidatesOf';
import {type Lookup, type MatchedWord, matchWord} from './matchWord';
import type {Thesaurus} from './createThesaurus';
import {parseQuery} from './parseQuery';

/** A query word that a term of the index may stand for. */
export interface TermMatch {
  /** Position of the word among the matched words. */
  word: number;
  candidate: Candidate;
}

/** What of a query was found. */
export interface QueryMatch {
  /** Whether there was a word to look for at all. */
  empty: boolean;
  words: readonly MatchedWord[];
  /** The words each term may stand for. */
  byTerm: ReadonlyMap<string, readonly TermMatch[]>;
}

/**
 * Looks up the words of a query in an index of texts in the given languages, and what a thesaurus says they are called
 * otherwise. Words that nothing has are left out.
 */
export function matchQuery(
  query: string,
  [language, ...others]: readonly [string, ...string[]],
  lookup: Lookup,
  thesaurus?: Thesaurus,
): QueryMatch {
  const parsed = parseQuery(query, language, others);
  const alternatives = thesaurus?.alternativesOf(parsed.map(({term}) => term)) ?? [];
  const words = parsed.flatMap((word, position) => matchWord(word, lookup, alternatives[position]) ?? []);
  const byTerm = new Map<string, TermMatch[]>();
  words.forEach(({terms}, word) => {
    for (const [term, candidate] of terms) {
      const matches = byTerm.get(term);
      if (matches) matches.push({word, candidate});
      else byTerm.set(term, [{word, candidate}]);
    }
  });
  return {empty: parsed.length === 0, words, byTerm};
}
