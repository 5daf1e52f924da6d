import {tokenize} from '../engine/tokenize';
import type {Passage, Section} from './Section';

/** An identifier that as many sections have as a page of results has hits is found without one more sample of it. */
const SECTIONS_ENOUGH = 20;
const LETTER = /\p{L}/u;

/** Remembers what was read from an object as long as there is that object: from one edit to the next most stay the same. */
function remember<Source extends object, Value>(read: (source: Source, language: string) => Value) {
  const values = new WeakMap<Source, {language: string; value: Value}>();
  return (source: Source, language: string): Value => {
    const kept = values.get(source);
    if (kept?.language === language) return kept.value;
    const value = read(source, language);
    values.set(source, {language, value});
    return value;
  };
}

const termsOf = remember(({hierarchy, passages}: Section, language): ReadonlySet<string> => {
  const texts = [
    ...Object.values(hierarchy),
    ...passages.flatMap(({kind, text}) => (kind === 'code' ? [] : text)),
  ];
  return new Set(
    texts.flatMap(text =>
      text === null
        ? []
        : tokenize(text, language).flatMap(({term, parts}) => [term, ...parts.map(part => part.term)]),
    ),
  );
});

const wordsOf = remember(({text}: Passage, language) =>
  tokenize(text, language)
    .filter(({term}) => LETTER.test(term))
    .map(({term, start, end}) => ({term, word: text.slice(start, end)})),
);

/**
 * Returns for each code passage of the sections, in order, what keyword search needs of it: the words and identifiers that
 * neither the rest of the section nor its earlier code has, between blanks, until twenty sections have them. So every
 * identifier is found, and a sample costs a third of its bytes. May be empty.
 */
export function codeIdentifiers(sections: readonly Section[], language: string): string[] {
  const known = sections.map(section => new Set(termsOf(section, language)));
  const counts = new Map<string, number>();
  for (const terms of known) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);

  const identifiersOf = (passage: Passage, terms: Set<string>) =>
    wordsOf(passage, language)
      .filter(({term}) => {
        const count = counts.get(term) ?? 0;
        if (terms.has(term) || count >= SECTIONS_ENOUGH) return false;
        terms.add(term);
        counts.set(term, count + 1);
        return true;
      })
      .map(({word}) => word)
      .join(' ');

  return sections.flatMap(({passages}, position) => {
    const terms = known[position] ?? new Set();
    return passages.flatMap(passage => (passage.kind === 'code' ? identifiersOf(passage, terms) : []));
  });
}
