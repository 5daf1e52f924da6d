import type {Passage, Section} from '../content/Section';
import {wordCount} from './wordCount';

/** A stretch of a section that can be quoted for itself: whole paragraphs, lists and tables, with their code. */
export interface Span {
  /** Number of the group of passages it begins with. */
  position: number;
  passages: readonly Passage[];
}

interface Group {
  from: number;
  to: number;
  words: number;
}

/** A span ends where it would have more words than this, code not counted. */
const WORDS = 150;
/** A section of no more words than this is one span. */
const WORDS_OF_A_SECTION = 180;
/** A list or table of no more words than this is not taken apart. */
const WORDS_OF_A_GROUP = 150;

/** Returns whether a passage belongs to the one before it: rows of a table, items of a list, and what announces them. */
function continues({kind}: Passage, previous: Passage | undefined, alone: boolean): boolean {
  if (!previous || kind === 'text' || kind === 'code') return false;
  return previous.kind === kind || (alone && previous.kind === 'text' && previous.text.endsWith(':'));
}

function groupsOf(passages: readonly Passage[]): Group[] {
  const groups: Group[] = [];
  passages.forEach((passage, index) => {
    if (passage.kind === 'code') return;
    const words = wordCount([passage]);
    const group = groups.at(-1);
    if (
      group?.to === index - 1 &&
      group.words + words <= WORDS_OF_A_GROUP &&
      continues(passage, passages[index - 1], group.from === group.to)
    ) {
      group.to = index;
      group.words += words;
    } else groups.push({from: index, to: index, words});
  });
  return groups;
}

/**
 * Returns the spans of a section: the section itself if it is short, otherwise one from each group of passages on, as
 * far as a reader would want to read. Code goes with what it follows.
 */
export function spansOf({passages}: Section): Span[] {
  const groups = groupsOf(passages);
  const total = groups.reduce((sum, {words}) => sum + words, 0);
  if (passages.length === 0) return [];
  if (total <= WORDS_OF_A_SECTION) return [{position: 0, passages}];
  return groups.map((group, position) => {
    let {to, words} = group;
    for (const next of groups.slice(position + 1)) {
      if (words + next.words > WORDS) break;
      words += next.words;
      to = next.to;
    }
    while (passages[to + 1]?.kind === 'code') to += 1;
    return {position, passages: passages.slice(group.from, to + 1)};
  });
}
