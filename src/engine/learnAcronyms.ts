import type {Section} from '../content/Section';
import type {Synonym} from '../content/Synonym';

/** "Content Security Policy (CSP)" and "CSP (Content Security Policy)". */
const AFTER = /((?:[\p{L}-]+[ -]){1,6})\((\p{Lu}[\p{Lu}\p{N}]{1,5})s?\)/gu;
const BEFORE = /(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}\p{N}]{1,5})s? \(((?:[\p{L}-]+ ){1,5}[\p{L}-]+)\)/gu;

/** Returns the last words of a text whose initials make the acronym, `null` where there are none. */
function spelledOut(text: string, acronym: string): string | null {
  const words = text.split(/[ -]/).filter(Boolean);
  const last = words.slice(-acronym.length);
  const initials = last.map(([initial = '']) => initial).join('');
  return initials.toUpperCase() === acronym ? last.join(' ') : null;
}

/** Returns the acronyms that some sections spell out beside them, each a pair of words that mean the same. */
export function learnAcronyms(sections: readonly Section[]): Synonym[] {
  const found = new Map<string, string>();
  for (const {passages} of sections)
    for (const {kind, text} of passages) {
      if (kind === 'code' || !text.includes('(')) continue;
      for (const [, before = '', acronym = ''] of text.matchAll(AFTER)) {
        const words = spelledOut(before, acronym);
        if (words) found.set(acronym, words);
      }
      for (const [, acronym = '', inside = ''] of text.matchAll(BEFORE)) {
        const words = spelledOut(inside, acronym);
        if (words === inside.replaceAll('-', ' ')) found.set(acronym, words);
      }
    }
  return Array.from(found, ([acronym, words]) => ({
    objectID: `acronym-${acronym}`,
    type: 'synonym',
    synonyms: [acronym, words],
  }));
}
