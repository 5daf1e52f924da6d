import type {Section} from '../../../src/content/Section';

const LONG_WORD = /\b[a-z]{7,}\b/g;
/** One long word in so many is another word in each copy, so that the vocabulary grows as that of real pages does. */
const WORDS_PER_NEW_WORD = 12;

function vary(text: string, copy: number): string {
  if (copy === 0) return text;
  let count = 0;
  return text.replace(LONG_WORD, word => {
    count += 1;
    return count % WORDS_PER_NEW_WORD === copy % WORDS_PER_NEW_WORD
      ? `${word}${String.fromCharCode(97 + (copy % 26))}${copy}`
      : word;
  });
}

/** Returns so many times the sections, each copy at an address of its own and with some words of its own. */
export function multiplySections(sections: readonly Section[], times: number): Section[] {
  return Array.from({length: times}, (_, copy) =>
    sections.map(section => ({
      ...section,
      url: copy === 0 ? section.url : `/copy-${copy}${section.url}`,
      passages: section.passages.map(({kind, text}) => ({kind, text: vary(text, copy)})),
    })),
  ).flat();
}
