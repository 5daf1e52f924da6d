import {type Candidate, candidatesOf, EXACTNESS} from './candidatesOf';
import {type Alternative, SIMILAR} from './createThesaurus';
import type {TermIndex} from './createTermIndex';
import type {Vocabulary} from './createVocabulary';
import {idf} from './idf';
import type {QueryWord} from './parseQuery';
import {WEIGHTS} from './weights';

/** What is kept of a query word that was found: its weight, the terms it may mean, and where they are. */
export interface MatchedWord {
  word: QueryWord;
  /** Its inverse document frequency, less for a stop word, more for an identifier. */
  weight: number;
  /** What its scores count: 1, less for a stop word, more for an identifier. */
  factor: number;
  terms: ReadonlyMap<string, Candidate>;
  documents: ReadonlyMap<number, {score: number; exactness: number}>;
}

export interface Lookup {
  index: TermIndex;
  vocabulary: Vocabulary;
  /** Number of documents. */
  size: number;
}

/**
 * A letter or two begin hundreds of terms, and the most frequent ones are what a reader will be shown anyway: so many
 * terms a letter typed, and no more than so many.
 */
const TERMS_PER_LETTER = 10;
const MOST_TERMS = 30;
/** What a stop word counts beside words that name something. */
const STOP_WORD_WEIGHT = 0.3;
/** What a word of everyday speech counts in a sentence. */
const EVERYDAY_WEIGHT = 0.6;
const SHORTEST_HALF = 3;
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

function candidatesFor(word: QueryWord, {vocabulary}: Lookup): Candidate[] {
  const candidates = candidatesOf(word, vocabulary);
  const most = Math.min(MOST_TERMS, TERMS_PER_LETTER * word.term.length);
  if (candidates.length <= most) return candidates;
  const occurrences = ({term}: Candidate) => vocabulary.occurrences(term);
  return candidates
    .sort((a, b) => Math.floor(b.exactness) - Math.floor(a.exactness) || occurrences(b) - occurrences(a))
    .slice(0, most);
}

/**
 * Returns the two words an unknown one may be run together from ("darkmode"), those whose rarer half is the most
 * frequent; none where there are no two.
 */
function splitTerm(term: string, {vocabulary}: Lookup): string[] {
  let best: string[] = [];
  let most = 0;
  for (let at = SHORTEST_HALF; at <= term.length - SHORTEST_HALF; at += 1) {
    const halves = [term.slice(0, at), term.slice(at)];
    const occurrences = Math.min(...halves.map(vocabulary.occurrences));
    if (occurrences > most) {
      best = halves;
      most = occurrences;
    }
  }
  return best;
}

/** Finds the words of an identifier: a document counts by the share of them that it has. */
function matchParts(parts: readonly string[], {term: whole, open}: QueryWord, lookup: Lookup) {
  const isKnown = lookup.vocabulary.occurrences(whole) > 0;
  const share = (isKnown ? WEIGHTS.partsOfKnown : 1) / parts.length;
  const terms = new Map<string, Candidate>();
  const documents: Documents = new Map();
  parts.forEach((term, position) => {
    // One letter of the last part begins too much to say anything.
    const last = position === parts.length - 1 && term.length > 1;
    const candidates = candidatesFor(
      {term, parts: [], literal: null, joined: [], open: open && last, stop: false, everyday: false},
      lookup,
    );
    for (const candidate of candidates)
      terms.set(candidate.term, {...candidate, exactness: candidate.exactness * share * PARTS_EXACTNESS});
    for (const [id, {score, exactness}] of matchTerms(candidates, lookup)) {
      const sum = documents.get(id) ?? {score: 0, exactness: 0};
      documents.set(id, {
        score: sum.score + score * share,
        exactness: sum.exactness + exactness * share * PARTS_EXACTNESS,
      });
    }
  });
  return {terms, documents};
}

interface FoundAlternative {
  candidates: Candidate[];
  documents: Documents;
}

function isFound({documents}: FoundAlternative): boolean {
  return documents.size > 0;
}

/**
 * Finds the documents that have all the words of an alternative, in any of their forms. Where several of them stand for
 * the word, each is a share of it.
 */
function matchAlternative(
  {terms, standIns = terms, exactness}: Alternative,
  lookup: Lookup,
): FoundAlternative {
  const {vocabulary} = lookup;
  const candidates: Candidate[] = [];
  let documents: Documents | undefined;
  for (const term of terms) {
    const forms = [term, ...vocabulary.withStemOf(term)]
      .filter(form => vocabulary.occurrences(form) > 0)
      .map(form => ({term: form, exactness, typed: form.length}));
    if (standIns.includes(term))
      candidates.push(...forms.map(form => ({...form, exactness: exactness / standIns.length})));
    const found = matchTerms(forms, lookup);
    if (!documents) documents = found;
    else
      for (const [id, one] of documents) {
        const other = found.get(id);
        if (other) documents.set(id, {score: (one.score + other.score) / 2, exactness});
        else documents.delete(id);
      }
  }
  return {candidates, documents: documents ?? (new Map() as Documents)};
}

/** Returns what a word counts beside a word that names something. */
function factorOf({stop, everyday, literal}: QueryWord): number {
  if (stop) return STOP_WORD_WEIGHT;
  if (everyday) return EVERYDAY_WEIGHT;
  return literal === null ? 1 : WEIGHTS.identifier;
}

/**
 * Finds a query word: every document that has one of the terms it may mean, with the best score and exactness among
 * them. An identifier is also found by the words it is made of, and any word by what the site calls otherwise;
 * one that nothing has also by what the language does. `null` when
 * nothing has it.
 */
export function matchWord(
  word: QueryWord,
  lookup: Lookup,
  alternatives: readonly Alternative[] = [],
): MatchedWord | null {
  const {vocabulary} = lookup;
  const known = vocabulary.occurrences(word.term) > 0 || vocabulary.withStemOf(word.term).length > 0;
  const others = alternatives
    .filter(({exactness}) => !word.stop && (!known || exactness > SIMILAR))
    .map(one => matchAlternative(one, lookup))
    .filter(isFound);
  // What the pages call by another name is no misspelling of one of their words.
  const candidates = candidatesFor(word, lookup).filter(
    ({exactness}) => others.length === 0 || exactness > EXACTNESS.typo[1],
  );
  const terms = new Map(candidates.map(candidate => [candidate.term, candidate]));
  const documents = matchTerms(candidates, lookup);
  const found = documents.size;
  const parts = word.parts.length > 0 || found > 0 ? word.parts : splitTerm(word.term, lookup);
  if (parts.length > 0) {
    const byParts = matchParts(parts, word, lookup);
    for (const [term, candidate] of byParts.terms) if (!terms.has(term)) terms.set(term, candidate);
    for (const [id, found] of byParts.documents) keep(documents, id, found.score, found.exactness);
  }
  for (const other of others) {
    for (const candidate of other.candidates)
      if (!terms.has(candidate.term)) terms.set(candidate.term, candidate);
    for (const [id, {score, exactness}] of other.documents) keep(documents, id, score, exactness);
  }
  if (documents.size === 0) return null;
  const factor = factorOf(word);
  return {word, weight: idf(found || documents.size, lookup.size) * factor, factor, terms, documents};
}
