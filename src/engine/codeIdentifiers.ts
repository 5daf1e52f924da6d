import {tokenize} from './tokenize';
import {LEVELS, type Section} from '../content/Section';

/** An identifier that as many sections have as a page of results has hits is found without one more sample of it. */
const SECTIONS_ENOUGH = 20;
const LETTER = /\p{L}/u;

/** What of a section its identifiers follow from. Terms are numbered: all of a site's are counted at every edit. */
interface SectionTerms {
  /** The terms of its headings and of what is not code, each once. */
  own: Uint32Array;
  /** By code passage: the words whose terms neither those are nor an earlier passage of the section has. */
  code: {term: number; word: string}[][];
}

const numbers = new Map<string, number>();
const read = new WeakMap<Section, {language: string; terms: SectionTerms}>();

function numberOf(term: string): number {
  const number = numbers.get(term) ?? numbers.size;
  numbers.set(term, number);
  return number;
}

function readTerms({hierarchy, passages}: Section, language: string): SectionTerms {
  const texts = [
    ...LEVELS.map(level => hierarchy[level]),
    ...passages.flatMap(({kind, text}) => (kind === 'code' ? [] : text)),
  ];
  const terms = new Set(
    texts.flatMap(text =>
      text === null
        ? []
        : tokenize(text, language).flatMap(({term, parts}) => [term, ...parts.map(part => part.term)]),
    ),
  );
  const own = Uint32Array.from(terms, numberOf);
  const code = passages
    .filter(({kind}) => kind === 'code')
    .map(({text}) =>
      tokenize(text, language).flatMap(({term, start, end}) => {
        if (!LETTER.test(term) || terms.has(term)) return [];
        terms.add(term);
        return {term: numberOf(term), word: text.slice(start, end)};
      }),
    );
  return {own, code};
}

/** Returns the terms of a section, and remembers them: from one edit to the next most sections stay the same. */
function termsOf(section: Section, language: string): SectionTerms {
  const kept = read.get(section);
  if (kept?.language === language) return kept.terms;
  const terms = readTerms(section, language);
  read.set(section, {language, terms});
  return terms;
}

/**
 * Returns for each code passage of the sections, in order, what keyword search needs of it: the words and identifiers that
 * neither the rest of the section nor its earlier code has, between blanks, until twenty sections have them. So every
 * identifier is found, and a sample costs a third of its bytes. May be empty.
 */
export function codeIdentifiers(sections: readonly Section[], language: string): string[] {
  const terms = sections.map(section => termsOf(section, language));
  const counts = new Uint32Array(numbers.size);
  const count = (term: number) => (counts[term] = (counts[term] ?? 0) + 1);
  for (const {own} of terms) own.forEach(count);
  return terms.flatMap(({code}) =>
    code.map(words =>
      words
        .filter(({term}) => (counts[term] ?? 0) < SECTIONS_ENOUGH && count(term))
        .map(({word}) => word)
        .join(' '),
    ),
  );
}
