import type {Token} from './tokenize';

/** The terms of a text without their places: a token is its term, or its term followed by those of its parts. */
export type TermList = readonly (string | readonly string[])[];

/** Returns the terms of tokens, each string taken from `known` so that equal terms are one string in memory. */
export function termListOf(tokens: readonly Token[], known: Map<string, string>): TermList {
  const intern = (term: string): string => {
    const same = known.get(term);
    if (same !== undefined) return same;
    known.set(term, term);
    return term;
  };
  return tokens.map(({term, parts}) =>
    parts.length === 0 ? intern(term) : [intern(term), ...parts.map(part => intern(part.term))],
  );
}
