import {damerauDistance, prefixDistance} from './damerauDistance';
import {isEveryday} from './isEveryday';
import {isStopWord} from './isStopWord';
import {agentStems, stem} from './stem';

/** The terms of an index, looked up in the ways a query word can mean them. */
export interface Vocabulary {
  /** How often a term occurs, 0 for one that is unknown. */
  occurrences(term: string): number;
  /** Whether a term is a word of everyday speech, or carries a sentence, and names nothing. */
  isEveryday(term: string): boolean;
  /** Terms that share the stem, the term itself left out. */
  withStemOf(term: string): readonly string[];
  /** Terms for who or what does what the term says, or the other way round: `validator` and `validate`. */
  withAgentOf(term: string): readonly string[];
  /** Longer terms that begin with the prefix, in alphabetical order. */
  withPrefix(prefix: string): string[];
  /** Terms within the given number of typos, each with its number. */
  near(term: string, most: number): [term: string, typos: number][];
  /** Longer terms whose beginning is within the given number of typos, each with its number. */
  withPrefixNear(prefix: string, most: number): [term: string, typos: number][];
}

/** Returns a bit for each letter or digit a term has, so that most terms are ruled out without comparing them. */
function lettersOf(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index += 1) bits |= 1 << (term.charCodeAt(index) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Returns the terms by their stem in a language. */
function familiesIn(language: string, terms: readonly string[]): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const term of terms) {
    const key = stem(term, language);
    const family = families.get(key);
    if (family) family.push(term);
    else families.set(key, [term]);
  }
  return families;
}

/**
 * Returns the vocabulary of the given terms, each with the number of its occurrences.
 *
 * @param languages - those the texts are written in: the forms of a word are found by the rules of each
 */
export function createVocabulary(
  terms: ReadonlyMap<string, number>,
  languages: readonly string[],
): Vocabulary {
  const sorted = [...terms.keys()].sort();
  const letters = Int32Array.from(sorted, lettersOf);
  const families = languages.map(language => ({language, byStem: familiesIn(language, sorted)}));

  function firstFrom(term: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    occurrences: term => terms.get(term) ?? 0,
    isEveryday: term => languages.some(language => isStopWord(term, language) || isEveryday(term, language)),
    withStemOf: term => [
      ...new Set(
        families.flatMap(({language, byStem}) =>
          (byStem.get(stem(term, language)) ?? []).filter(other => other !== term),
        ),
      ),
    ],
    withAgentOf: term => [
      ...new Set(
        families.flatMap(({language, byStem}) =>
          agentStems(stem(term, language), language).flatMap(other => byStem.get(other) ?? []),
        ),
      ),
    ],
    withPrefix(prefix) {
      const found: string[] = [];
      for (let index = firstFrom(prefix); sorted[index]?.startsWith(prefix); index += 1) {
        const term = sorted[index];
        if (term !== undefined && term !== prefix) found.push(term);
      }
      return found;
    },
    near(term, most) {
      const own = lettersOf(term);
      const found: [string, number][] = [];
      sorted.forEach((other, index) => {
        if (Math.abs(other.length - term.length) > most) return;
        // A typo changes at most two letters: one goes, another comes.
        if (bitCount((letters[index] ?? 0) ^ own) > 2 * most) return;
        const typos = damerauDistance(term, other, most);
        if (typos > 0 && typos <= most) found.push([other, typos]);
      });
      return found;
    },
    withPrefixNear(prefix, most) {
      const own = lettersOf(prefix);
      const found: [string, number][] = [];
      sorted.forEach((other, index) => {
        if (other.length + most < prefix.length) return;
        if (bitCount(own & ~(letters[index] ?? 0)) > most) return;
        const typos = prefixDistance(prefix, other, most);
        if (typos <= most) found.push([other, typos]);
      });
      return found;
    },
  };
}
