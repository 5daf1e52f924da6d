/** A part of a query that may find something where the whole did not. */
export interface QueryFragment {
  query: string;
  /** Whether it consists of whole words; a cut word is no query to offer, but its best hit may be. */
  whole: boolean;
}

const LIMIT = 6;
const SHORTEST = 3;

/**
 * Returns parts of a query, the most telling first: all but its last or first word, then its words from the
 * longest; of a single word its beginnings of 3/4, 3/5 and half its length. At most 6, none shorter than
 * 3 characters, none equal to the query.
 */
export function queryFragments(query: string): QueryFragment[] {
  const words = query.trim().split(/\s+/);
  const parts =
    words.length > 1
      ? [
          words.slice(0, -1).join(' '),
          words.slice(1).join(' '),
          ...words.toSorted((a, b) => b.length - a.length),
        ]
      : [0.75, 0.6, 0.5].map(share => {
          const characters = [...(words[0] ?? '')];
          return characters.slice(0, Math.ceil(characters.length * share)).join('');
        });
  const distinct = [...new Set(parts)].filter(part => [...part].length >= SHORTEST && part !== query.trim());
  return distinct.slice(0, LIMIT).map(part => ({query: part, whole: words.length > 1}));
}
