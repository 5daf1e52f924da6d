import {tokenize} from '../engine/tokenize';
import type {Passage, Section} from './Section';

/** An identifier that as many sections have as a page of results has hits is found without one more sample of it. */
const SECTIONS_ENOUGH = 20;
const LETTER = /\p{L}/u;

function termsOf({hierarchy, passages}: Section, language: string): Set<string> {
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
}

/**
 * Returns for each code passage of the sections, in order, what keyword search needs of it: the words and identifiers that
 * neither the rest of the section nor its earlier code has, between blanks, until twenty sections have them. So every
 * identifier is found, and a sample costs a third of its bytes. May be empty.
 */
export function codeIdentifiers(sections: readonly Section[], language: string): string[] {
  const known = sections.map(section => termsOf(section, language));
  const counts = new Map<string, number>();
  for (const terms of known) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);

  const identifiersOf = ({text}: Passage, terms: Set<string>) =>
    tokenize(text, language)
      .filter(({term}) => {
        const count = counts.get(term) ?? 0;
        if (terms.has(term) || count >= SECTIONS_ENOUGH || !LETTER.test(term)) return false;
        terms.add(term);
        counts.set(term, count + 1);
        return true;
      })
      .map(({start, end}) => text.slice(start, end))
      .join(' ');

  return sections.flatMap(({passages}, position) => {
    const terms = known[position] ?? new Set();
    return passages.flatMap(passage => (passage.kind === 'code' ? identifiersOf(passage, terms) : []));
  });
}
