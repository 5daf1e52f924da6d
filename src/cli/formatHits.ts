import {LEVELS} from '../content/Section';
import type {Hit} from '../protocols/algolia/Hit';

/** What matched words are written between; nothing where the output is no terminal. */
export interface Emphasis {
  pre: string;
  post: string;
}

export const PLAIN: Emphasis = {pre: '', post: ''};
/** Bold and underlined, by the standard codes of terminals (ECMA-48, SGR). */
export const TERMINAL: Emphasis = {pre: '\u001b[1;4m', post: '\u001b[22;24m'};

/** Returns the headings above a hit and its own, the outermost first. */
export function hitPath({hierarchy}: Hit): string {
  return LEVELS.flatMap(level => hierarchy?.[level] ?? []).join(' › ');
}

/** Returns the part of a hit's text that matched on one line, `null` where none did. */
export function hitSnippet({_snippetResult}: Hit): string | null {
  const content = _snippetResult?.content;
  return content && typeof content.value === 'string' ? content.value.replace(/\s+/g, ' ') : null;
}

/** Returns hits as text for a terminal: rank and path, address, and a snippet where the text has the words. */
export function formatHits(hits: readonly Hit[], query: string): string {
  if (hits.length === 0) return `No results for "${query}"`;
  const width = String(hits.length).length;
  const margin = ' '.repeat(width + 2);
  return hits
    .map((hit, position) => {
      const snippet = hitSnippet(hit);
      return [
        `${String(position + 1).padStart(width)}. ${hitPath(hit)}`,
        `${margin}${hit.url ?? ''}`,
        ...(snippet === null ? [] : [`${margin}${snippet}`]),
      ].join('\n');
    })
    .join('\n');
}

/** Returns hits on one line: the query, then address and path of each hit, with tabs between. */
export function formatLine(hits: readonly Hit[], query: string): string {
  const found = hits.flatMap(hit => [hit.url ?? '', hitPath(hit)]);
  return [query, ...(found.length > 0 ? found : ['', 'no results'])].join('\t');
}
