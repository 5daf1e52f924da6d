import {idf} from './idf';

/** The terms of one section, field by field. */
export interface TermDocument {
  heading: readonly string[];
  /** Title of the page, the headings above, what the address says besides, and the page's keywords. */
  title: readonly string[];
  text: readonly string[];
  code: readonly string[];
}

/** What a field counts: a word in a heading says more about a section than one in its code. */
const FIELD_WEIGHTS: Record<keyof TermDocument, number> = {
  heading: 4,
  title: 1.5,
  text: 1,
  code: 0.3,
};
const FIELDS = ['heading', 'title', 'text', 'code'] as const satisfies (keyof TermDocument)[];
/** How soon a word that is repeated stops counting more, and how much a long field takes off. */
const BM25 = {k: 1.2, b: 0.7};

/** An inverted index that scores one term at a time. */
export interface TermIndex {
  /** Every term with the number of its occurrences. */
  terms: ReadonlyMap<string, number>;
  /** Returns the BM25 score of a term in each document that has it, by position of the document. */
  scoresOf(term: string): ReadonlyMap<number, number>;
}

/** The documents whose field has a term, and how often, position by position. */
interface Postings {
  documents: number[];
  counts: number[];
}

/** One field of all documents. */
interface Field {
  weight: number;
  postings: Map<string, Postings>;
  /** Number of different terms in each document. */
  lengths: number[];
}

function createField(documents: readonly TermDocument[], name: keyof TermDocument): Field {
  const postings = new Map<string, Postings>();
  const lengths = documents.map((document, id) => {
    let length = 0;
    for (const term of document[name]) {
      const known = postings.get(term);
      if (known?.documents.at(-1) === id) known.counts.push((known.counts.pop() ?? 0) + 1);
      else {
        length += 1;
        if (known) {
          known.documents.push(id);
          known.counts.push(1);
        } else postings.set(term, {documents: [id], counts: [1]});
      }
    }
    return length;
  });
  return {weight: FIELD_WEIGHTS[name], postings, lengths};
}

/**
 * Returns an index of the given documents. A term scores by BM25 (Robertson and Zaragoza 2009) in each field by itself,
 * the length of a field being the number of its different terms. Scores are kept, since the next keystroke asks for them again.
 */
export function createTermIndex(documents: readonly TermDocument[]): TermIndex {
  const fields = FIELDS.map(name => createField(documents, name));
  const terms = new Map<string, number>();
  for (const {postings} of fields)
    for (const [term, {counts}] of postings)
      terms.set(
        term,
        counts.reduce((sum, count) => sum + count, terms.get(term) ?? 0),
      );
  const averages = fields.map(
    ({lengths}) => lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
  );

  function score(term: string): Map<number, number> {
    const scores = new Map<number, number>();
    fields.forEach(({weight, postings, lengths}, position) => {
      const found = postings.get(term);
      const rarity = idf(found?.documents.length ?? 0, documents.length) * weight;
      found?.documents.forEach((id, place) => {
        const count = found.counts[place] ?? 0;
        const length = (lengths[id] ?? 0) / (averages[position] ?? 1);
        const gain = (count * (BM25.k + 1)) / (count + BM25.k * (1 - BM25.b + BM25.b * length));
        scores.set(id, (scores.get(id) ?? 0) + rarity * gain);
      });
    });
    return scores;
  }

  const kept = new Map<string, ReadonlyMap<number, number>>();
  return {
    terms,
    scoresOf(term) {
      let known = kept.get(term);
      if (!known) {
        known = score(term);
        kept.set(term, known);
      }
      return known;
    },
  };
}
