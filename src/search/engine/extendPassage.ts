import type {Passage} from '../records/Section';

const WORDS_OF_AN_ANSWER = 80;

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** Returns a passage and those after it in its section, until they hold 80 words together. */
export function extendPassage(passages: readonly Passage[], start: number): Passage[] {
  const taken: Passage[] = [];
  let words = 0;
  for (const passage of passages.slice(start)) {
    if (taken.length > 0 && words + wordCount(passage.text) > WORDS_OF_AN_ANSWER) break;
    taken.push(passage);
    words += wordCount(passage.text);
  }
  return taken;
}
