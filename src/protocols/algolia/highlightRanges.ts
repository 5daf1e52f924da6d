import type {QueryMatch} from '../../engine/matchQuery';
import {fold} from '../../engine/fold';
import {tokenize} from '../../engine/tokenize';

/** A part of a text to mark, as UTF-16 offsets, with the words of the query it stands for. */
export interface HighlightRange {
  start: number;
  end: number;
  /** Positions of the query's words. */
  words: number[];
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** A letter with the marks and joiners that belong to it. */
const CLUSTER = /\P{M}[\p{M}\p{Join_Control}]*/gu;
const TRAILING = /[\p{M}\p{Join_Control}]*/uy;

/** Returns the end of the shortest beginning of a word that holds `letters` folded letters, whole clusters only. */
function endOfBeginning(text: string, start: number, end: number, letters: number): number {
  let count = 0;
  for (const {0: cluster, index} of text.slice(start, end).matchAll(CLUSTER)) {
    if (!LETTER.test(cluster)) continue;
    count += fold(cluster).length;
    if (count >= letters) return start + index + cluster.length;
  }
  return end;
}

function withTrailingMarks(text: string, end: number): number {
  TRAILING.lastIndex = end;
  return end + (TRAILING.exec(text)?.[0].length ?? 0);
}

/**
 * Returns the parts of a text that stand for words of a query, in order, apart from each other: of a word that was typed
 * in part, only that part; of an identifier, only the words meant. Stop words are not marked. A range never ends inside
 * a surrogate pair or before a combining mark.
 */
export function highlightRanges(
  text: string,
  {words, byTerm}: QueryMatch,
  language: string,
): HighlightRange[] {
  const ranges: HighlightRange[] = [];
  for (const token of tokenize(text, language)) {
    for (const {term, start, end} of [token, ...token.parts]) {
      const found = (byTerm.get(term) ?? []).flatMap(({word, candidate}) => {
        if (words[word]?.word.stop) return [];
        const to = candidate.typed < term.length ? endOfBeginning(text, start, end, candidate.typed) : end;
        return [{word, end: withTrailingMarks(text, to)}];
      });
      if (found.length > 0) {
        ranges.push({
          start,
          end: Math.max(...found.map(({end: to}) => to)),
          words: found.map(({word}) => word),
        });
        // The parts of an identifier that was found as a whole are marked with it.
        if (term === token.term && start === token.start) break;
      }
    }
  }
  return ranges.sort((a, b) => a.start - b.start).reduce<HighlightRange[]>(merge, []);
}

function merge(merged: HighlightRange[], range: HighlightRange): HighlightRange[] {
  const last = merged.at(-1);
  if (last && range.start <= last.end) {
    last.end = Math.max(last.end, range.end);
    last.words = [...new Set([...last.words, ...range.words])];
  } else merged.push({...range});
  return merged;
}
