import {type Candidate, candidatesOf} from './candidatesOf';
import type {TermIndex} from './createTermIndex';
import type {Vocabulary} from './createVocabulary';
import {idf} from './idf';
import type {QueryWord} from './parseQuery';

/** What is kept of a query word that was found: its weight, the terms it may mean, and where they are. */
export interface MatchedWord {
  word: QueryWord;
  /** Its inverse document frequency, less for a stop word. */
  weight: number;
  terms: ReadonlyMap<string, Candidate>;
  documents: ReadonlyMap<number, {score: number; exactness: number}>;
}

export interface Lookup {
  index: TermIndex;
  vocabulary: Vocabulary;
  /** Number of documents. */
  size: number;
}

/** A letter or two begin hundreds of terms; the most frequent ones are what a reader will be shown. */
const MOST_TERMS = 60;
/** What a stop word counts beside words that name something. */
export const STOP_WORD_WEIGHT = 0.2;
/** How well a section has an identifier when it has its words, but not the identifier. */
const PARTS_EXACTNESS = 0.8;

type Documents = Map<number, {score: number; exactness: number}>;

function keep(documents: Documents, id: number, score: number, exactness: number): void {
  const known = documents.get(id);
  if (!known) documents.set(id, {score, exactness});
  else {
    known.score = Math.max(known.score, score);
    known.exactness = Math.max(known.exactness, exactness);
  }
}

/**
 * Several terms stand for one word, so they share one frequency: that of the documents that have any of them.
 * Otherwise the rarest of the terms, often a misspelling, would weigh the most.
 */
function matchTerms(candidates: readonly Candidate[], {index, size}: Lookup): Documents {
  const union = new Set<number>();
  for (const {term} of candidates) for (const id of index.scoresOf(term).keys()) union.add(id);
  const shared = idf(union.size, size);
  const documents: Documents = new Map();
  for (const {term, exactness} of candidates) {
    const scores = index.scoresOf(term);
    const factor = (exactness * shared) / idf(scores.size, size);
    for (const [id, score] of scores) keep(documents, id, score * factor, exactness);
  }
  return documents;
}

function mostFrequent(candidates: Candidate[], {index}: Lookup): Candidate[] {
  if (candidates.length <= MOST_TERMS) return candidates;
  const occurrences = ({term}: Candidate) => index.terms.get(term) ?? 0;
  return candidates
    .sort((a, b) => Math.floor(b.exactness) - Math.floor(a.exactness) || occurrences(b) - occurrences(a))
    .slice(0, MOST_TERMS);
}

function addParts(
  word: QueryWord,
  terms: Map<string, Candidate>,
  documents: Documents,
  lookup: Lookup,
): void {
  const share = 1 / word.parts.length;
  const sums: Documents = new Map();
  word.parts.forEach((term, position) => {
    const open = word.open && position === word.parts.length - 1;
    const candidates = mostFrequent(
      candidatesOf({term, parts: [], open, stop: false}, lookup.vocabulary),
      lookup,
    );
    for (const candidate of candidates) if (!terms.has(candidate.term)) terms.set(candidate.term, candidate);
    for (const [id, {score, exactness}] of matchTerms(candidates, lookup)) {
      const sum = sums.get(id) ?? {score: 0, exactness: 0};
      sums.set(id, {
        score: sum.score + score * share,
        exactness: sum.exactness + exactness * share * PARTS_EXACTNESS,
      });
    }
  });
  for (const [id, {score, exactness}] of sums) keep(documents, id, score, exactness);
}

/**
 * Finds a query word: every document that has one of the terms it may mean, with the best score and exactness among
 * them. An identifier is also found by the words it is made of. `null` when nothing has it.
 */
export function matchWord(word: QueryWord, lookup: Lookup): MatchedWord | null {
  const candidates = mostFrequent(candidatesOf(word, lookup.vocabulary), lookup);
  const terms = new Map(candidates.map(candidate => [candidate.term, candidate]));
  const documents = matchTerms(candidates, lookup);
  if (word.parts.length > 0) addParts(word, terms, documents, lookup);
  if (documents.size === 0) return null;
  const weight = idf(documents.size, lookup.size) * (word.stop ? STOP_WORD_WEIGHT : 1);
  return {word, weight, terms, documents};
}
