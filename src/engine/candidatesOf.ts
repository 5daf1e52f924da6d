import type {Vocabulary} from './createVocabulary';
import type {QueryWord} from './parseQuery';

/** How well a term of the index is what a query word means, from 0 to 1. Values measured on documentation sets. */
export const EXACTNESS = {
  exact: 1,
  prefix: 0.9,
  /** Where the word is also a term of its own. */
  prefixOfKnown: 0.7,
  joined: 0.9,
  stem: 0.85,
  /** Who or what does it, for what is done: `logger` for `log`. */
  agent: 0.45,
  /** What is done, for what is done again: `deploy` for `redeploy`. */
  again: 0.6,
  innerPrefix: 0.6,
  typo: [1, 0.62, 0.45],
  prefixTypo: [1, 0.55, 0.4],
} as const;

/** A term of the index that a query word may mean. */
export interface Candidate {
  term: string;
  exactness: number;
  /** How many letters of the term were typed: fewer than it has where the word is only its beginning. */
  typed: number;
}

/** Begins a word for what is done again, in English and French. */
const AGAIN = /^re(?=[a-z]{4})/;

const LETTERS_FOR_ONE_TYPO = 4;
const LETTERS_FOR_TWO_TYPOS = 8;
const LETTERS_FOR_INNER_PREFIX = 3;

/** A term that occurs no more than so often may be a misspelling of one that is much more frequent. */
const RARE = 2;
const FREQUENT_BESIDE_RARE = 20;

/** Returns how many typos a word may have: one from 4 letters, two from 8, none where there are digits. */
function typosAllowed(term: string): number {
  if (/\p{N}/u.test(term) || term.length < LETTERS_FOR_ONE_TYPO) return 0;
  return term.length < LETTERS_FOR_TWO_TYPOS ? 1 : 2;
}

/**
 * Returns which of the terms near a word it may be a misspelling of, each with its number of typos. A wrong first letter
 * counts twice, and no word of everyday speech is what a reader looks for.
 */
function misspelt(
  term: string,
  most: number,
  near: readonly [term: string, typos: number][],
  {isEveryday}: Vocabulary,
): [term: string, typos: number][] {
  return near.flatMap(([other, typos]) => {
    const counted = other.startsWith(term.charAt(0)) ? typos : typos + 1;
    return counted > most || isEveryday(other) ? [] : [[other, counted]];
  });
}

/**
 * Returns the terms a query word may mean, each once with its best exactness. Typos count only where the word, its
 * other forms and what it begins are unknown, or a rarity beside its neighbor, a typo inside a prefix only where nothing else was found.
 */
export function candidatesOf({term, joined, open}: QueryWord, vocabulary: Vocabulary): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (candidate: string, exactness: number, typed = candidate.length) => {
    const known = found.get(candidate);
    if (!known || known.exactness < exactness) found.set(candidate, {term: candidate, exactness, typed});
  };
  const occurrences = vocabulary.occurrences(term);
  const exact = occurrences > 0;
  if (exact) add(term, EXACTNESS.exact);
  const forms = vocabulary.withStemOf(term);
  for (const other of forms) add(other, EXACTNESS.stem);
  const agents = vocabulary.withAgentOf(term);
  for (const other of agents) add(other, EXACTNESS.agent);
  for (const other of joined) if (vocabulary.occurrences(other) > 0) add(other, EXACTNESS.joined);
  const prefix = exact ? EXACTNESS.prefixOfKnown : EXACTNESS.prefix;
  const longer = open ? vocabulary.withPrefix(term) : [];
  for (const other of longer) add(other, prefix, term.length);
  const most = typosAllowed(term);
  if (exact) {
    // The pages have misspelt words too.
    if (most > 0 && occurrences <= RARE)
      for (const [other, typos] of vocabulary.near(term, 1))
        if (vocabulary.occurrences(other) >= occurrences * FREQUENT_BESIDE_RARE)
          add(other, EXACTNESS.typo[typos] ?? 0);
    return [...found.values()];
  }
  if (!open && term.length >= LETTERS_FOR_INNER_PREFIX)
    for (const other of vocabulary.withPrefix(term)) add(other, EXACTNESS.innerPrefix, term.length);
  const once = term.replace(AGAIN, '');
  if (once !== term)
    for (const other of [once, ...vocabulary.withStemOf(once)])
      if (vocabulary.occurrences(other) > 0 && !vocabulary.isEveryday(other)) add(other, EXACTNESS.again);
  if (most > 0 && forms.length === 0 && agents.length === 0 && longer.length === 0) {
    for (const [other, typos] of misspelt(term, most, vocabulary.near(term, most), vocabulary)) {
      const exactness = EXACTNESS.typo[typos] ?? 0;
      add(other, exactness);
      // What a misspelt word means is found in its other forms too.
      for (const form of vocabulary.withStemOf(other)) add(form, exactness * EXACTNESS.stem);
    }
    if (found.size === 0)
      for (const [other, typos] of misspelt(term, most, vocabulary.withPrefixNear(term, most), vocabulary))
        add(other, EXACTNESS.prefixTypo[typos] ?? 0, term.length);
  }
  return [...found.values()];
}
