import MiniSearch from 'minisearch';

/** The terms of one section, field by field. */
export interface TermDocument {
  heading: readonly string[];
  /** Title of the page, the headings above, and what the address says besides. */
  title: readonly string[];
  text: readonly string[];
  code: readonly string[];
}

/** What a field counts: a word in a heading says more about a section than one in its code. */
const FIELD_WEIGHTS: Record<keyof TermDocument, number> = {heading: 4, title: 1.5, text: 1, code: 0.3};
/** BM25 as Robertson and Zaragoza write it (2009), without MiniSearch's floor for long fields. */
const BM25 = {k: 1.2, b: 0.7, d: 0};
const SEPARATOR = ' ';

/** An inverted index that scores one term at a time. */
export interface TermIndex {
  /** Every term with the number of its occurrences. */
  terms: ReadonlyMap<string, number>;
  /** Returns the BM25 score of a term in each document that has it, by position of the document. */
  scoresOf(term: string): ReadonlyMap<number, number>;
}

/** Returns an index of the given documents, on MiniSearch. Scores are kept, since the next keystroke asks for them again. */
export function createTermIndex(documents: Iterable<TermDocument>): TermIndex {
  const terms = new Map<string, number>();
  const index = new MiniSearch<{id: number} & TermDocument>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (document, field) => {
      const value = document[field as 'id' | keyof TermDocument];
      return typeof value === 'number' ? value : value.join(SEPARATOR);
    },
    tokenize: text => (text === '' ? [] : text.split(SEPARATOR)),
    processTerm: term => {
      terms.set(term, (terms.get(term) ?? 0) + 1);
      return term;
    },
    searchOptions: {boost: FIELD_WEIGHTS, bm25: BM25, processTerm: term => term},
  });
  let id = 0;
  for (const document of documents) {
    index.add({id, ...document});
    id += 1;
  }
  const scores = new Map<string, ReadonlyMap<number, number>>();
  return {
    terms,
    scoresOf(term) {
      let known = scores.get(term);
      if (!known) {
        known = new Map(index.search(term).map(({id: found, score}) => [Number(found), score]));
        scores.set(term, known);
      }
      return known;
    },
  };
}
