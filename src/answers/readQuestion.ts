import {EXACTNESS} from '../engine/candidatesOf';
import type {Engine} from '../engine/createEngine';
import type {Alternative} from '../engine/createThesaurus';
import {fold} from '../engine/fold';
import {idf} from '../engine/idf';
import type {MatchedWord} from '../engine/matchWord';
import {parseQuery, type QueryWord} from '../engine/parseQuery';
import {stem} from '../engine/stem';
import {tokenize} from '../engine/tokenize';
import {untie} from '../engine/untie';
import type {Corpus} from '../engine/Corpus';
import {isEveryday} from '../engine/isEveryday';
import {isIdentifier} from './isIdentifier';
import {type AnswerKind, kindOfAnswer} from './kindOfAnswer';
import {relativesOf} from './relativesOf';
import {spellingsOf} from './spellingsOf';
import {tellsOfFailure} from './tellsOfFailure';

/** A word of a question that some section has, itself or in a form, a synonym or a likely spelling of it. */
export interface QuestionWord extends MatchedWord {
  /** How much it counts beside the weight of its rarity. */
  emphasis: number;
  /** What it counts for when a passage has it, and against one that lacks it, as a share of the claims of all words. */
  claim: number;
  /** Whether it was found only by guessing at what was meant: that is no evidence that a passage is about it. */
  guessed: boolean;
  /** Whether it names something, other than what all the documentation is about: an answer hardly goes without it. */
  name: boolean;
  /** Whether it is part of a page's title, and not of what all the documentation is about. */
  subject: boolean;
  /** What several words together say the same. */
  phrases: readonly Phrase[];
}

/** Words that stand for one of a question when they follow each other. */
export interface Phrase {
  /** The terms that each of the words may be. */
  words: readonly ReadonlySet<string>[];
  /** How exactly they say the same. */
  exactness: number;
}

/** What a question asks for: how something is done, what something is, or what a symptom that it tells of comes from. */
export type Form = 'instructions' | 'definition' | 'symptom';

export interface Question {
  /** As it was asked. */
  text: string;
  form: Form | null;
  kind: AnswerKind | null;
  words: readonly QuestionWord[];
  /** Number of all its words, those that no section has included. */
  length: number;
  /** Number of the names in it that no section has. */
  unknownNames: number;
  /** The claims of all words, those that no section has included. */
  claim: number;
  /** The words that each term may stand for. */
  byTerm: ReadonlyMap<string, readonly {word: number; exactness: number}[]>;
}

const INSTRUCTIONS = /\bhow (?:do|can|could|should|would|to)\b|^can i\b|\bcomment\b|^(?:puis-je|peut-on)\b/;
const DEFINITION =
  /^(?:what (?:is|are|does)|qu.est-ce que?|que (?:signifie|veut dire)|c['’]est quoi|a quoi sert)\b/;
/**
 * How a request or a question begins, as all that follows without capitals and accents; what begins otherwise tells of
 * something, and so does "When I search, …".
 */
const ASKS =
  /^(?:how|what|which|who|whose|where|when (?=(?:is|are|was|were|do|does|did|can|could|should|will|would|may|must|has|have)\b)|why|is|are|was|were|do|does|did|can|could|should|will|would|may|must|has|have|am|please|tell|show|explain|give|list|comment|combien|pourquoi|quand|quel(?:le)?s?|qui|que|quoi|ou|est-ce|puis-je|peut-on|faut-il|dois-je|existe-t-il)\b|\b(?:how (?:do|can|could|should|would|to)|what['’]?s|is it possible|can (?:i|we|you)|comment)\b/;
/** What something is, is asked in no more words than these, those of no weight not counted. */
const WORDS_OF_A_NAME = 2;
/** How much a kind of word counts. Values measured on judged questions. */
const EMPHASIS = {stop: 0.1, everyday: 0.5, identifier: 1.6, other: 1};
/** What words claim beside their weight: everyday ones are said otherwise, and for an unknown name nothing stands in. */
const CLAIM = {stop: 0, everyday: 0.4, unknownName: 2};
/** A name that a larger share of the sections has is that of the product: a passage need not say it. */
const SHARE_OF_A_NAME = 0.35;
/** How exactly a part of an identifier says the same as the whole. */
const PART = 0.3;
/** How exactly the other spelling of a word says the same: British and American English have one word. */
const SPELLING = 1;
/** What a synonym is worth more where the documentation does not have the word itself. */
const FOR_UNKNOWN = 1.5;
/** How exactly a word derived from the same root says the same. */
const RELATIVE = 0.5;
/** Written in capitals and figures alone: `SAML`, `AI-404`. */
const ABBREVIATION = /^[\p{Lu}\p{N}-]{3,}$/u;

function emphasisOf(term: string, written: string, stop: boolean, language: string): number {
  if (stop) return EMPHASIS.stop;
  if (isIdentifier(written)) return EMPHASIS.identifier;
  return isEveryday(term, language) ? EMPHASIS.everyday : EMPHASIS.other;
}

function claimed(term: string, stop: boolean, language: string): number {
  if (stop) return CLAIM.stop;
  return isEveryday(term, language) ? CLAIM.everyday : 1;
}

/** Returns whether a word is written like a name: as code, or with a capital or a figure that does not begin the question. */
function isName(written: string, start: number): boolean {
  return isIdentifier(written) || (start > 0 && /[\p{Lu}\p{N}]/u.test(written));
}

/**
 * The weight of a word is how rare it is itself, in any of its forms: what is found by a synonym or in pieces is found
 * in many more sections, and tells no less for it. A guess weighs as what it was taken for.
 */
function rarityOf({documents}: MatchedWord, guessed: boolean, size: number): number {
  const forms = guessed ? 0 : EXACTNESS.stem;
  let count = 0;
  for (const {exactness} of documents.values()) if (exactness >= forms) count += 1;
  return idf(count, size);
}

function bestExactness({documents}: MatchedWord): number {
  return Math.max(...Array.from(documents.values(), ({exactness}) => exactness));
}

/** An identifier that the documentation has is meant as a whole: sections with its parts are hardly about it. */
function asAWhole(word: MatchedWord): MatchedWord {
  const exact = [...word.documents].filter(([, {exactness}]) => exactness === EXACTNESS.exact);
  if (word.word.parts.length === 0 || exact.length === 0) return word;
  return {
    ...word,
    documents: new Map(exact),
    terms: new Map(
      Array.from(word.terms, ([term, candidate]) => [
        term,
        term === word.word.term ? candidate : {...candidate, exactness: candidate.exactness * PART},
      ]),
    ),
  };
}

/** Returns what may stand for a word of a question: its other spellings, its relatives, and what it is called elsewhere. */
function variantsOf(
  term: string,
  alternatives: readonly Alternative[],
  engine: Engine,
  language: string,
): Alternative[] {
  return [
    ...spellingsOf(term, language).map(other => ({terms: [other], exactness: SPELLING})),
    ...relativesOf(term, engine, language).map(other => ({terms: [other], exactness: RELATIVE})),
    ...alternatives,
  ];
}

/** Returns, for each of the terms that the documentation has, where it is. */
function findTerms(terms: readonly string[], engine: Engine): Map<string, MatchedWord> {
  if (terms.length === 0) return new Map();
  const found = engine.match(`${terms.join(' ')} `).words;
  return new Map(
    found.filter(word => bestExactness(word) >= EXACTNESS.stem).map(word => [word.word.term, word]),
  );
}

/** A word that no section has, to be found by what else it is called. */
function nowhere(word: QueryWord): MatchedWord {
  return {word, weight: 0, factor: 1, terms: new Map(), documents: new Map()};
}

/** Returns where all of some words are found, each as well as the worst of them. */
function intersectionOf(words: readonly MatchedWord[]): MatchedWord['documents'] {
  const [first, ...others] = words;
  const together = new Map(first?.documents);
  for (const {documents} of others)
    for (const [id, {score, exactness}] of together) {
      const other = documents.get(id);
      if (other)
        together.set(id, {
          score: Math.min(score, other.score),
          exactness: Math.min(exactness, other.exactness),
        });
      else together.delete(id);
    }
  return together;
}

/** Adds the sections that have one of the variants, the terms of those of one word, and the others as phrases. */
function withVariants(
  word: MatchedWord,
  variants: readonly Alternative[],
  known: ReadonlyMap<string, MatchedWord>,
): MatchedWord & Pick<QuestionWord, 'phrases'> {
  const documents = new Map(word.documents);
  const terms = new Map(word.terms);
  const phrases: Phrase[] = [];
  const boost = word.terms.size > 0 ? 1 : FOR_UNKNOWN;
  for (const {terms: names, exactness} of variants) {
    const factor = Math.min(1, exactness * boost);
    const parts = names.flatMap(name => known.get(name) ?? []);
    if (parts.length < names.length) continue;
    for (const [id, {score, exactness: own}] of intersectionOf(parts)) {
      const before = documents.get(id);
      documents.set(id, {
        score: Math.max(before?.score ?? 0, score * factor),
        exactness: Math.max(before?.exactness ?? 0, own * factor),
      });
    }
    const forms = parts.map(part => [...part.terms].filter(([, one]) => one.exactness >= EXACTNESS.stem));
    const [only, ...rest] = forms;
    if (rest.length > 0)
      phrases.push({words: forms.map(some => new Set(some.map(([term]) => term))), exactness: factor});
    else
      for (const [term, candidate] of only ?? [])
        if (!terms.has(term)) terms.set(term, {...candidate, exactness: candidate.exactness * factor});
  }
  return {...word, documents, terms, phrases};
}

function formOf(question: string, words: readonly QueryWord[]): Form | null {
  const folded = fold(question);
  if (INSTRUCTIONS.test(folded)) return 'instructions';
  const named = words.filter(({stop}) => !stop).length;
  if (named <= WORDS_OF_A_NAME && DEFINITION.test(folded)) return 'definition';
  if (/^(?:why|pourquoi)\b/.test(folded)) return 'symptom';
  return !ASKS.test(folded) && tellsOfFailure(question) ? 'symptom' : null;
}

const subjects = new WeakMap<Engine, ReadonlySet<string>>();

/** Returns the stems of the words that titles of pages are made of. */
function subjectsOf(engine: Engine, language: string): ReadonlySet<string> {
  const known = subjects.get(engine);
  if (known) return known;
  const titles = new Set(engine.sections.map(({hierarchy}) => hierarchy.lvl1 ?? ''));
  const stems = new Set(
    [...titles].flatMap(title =>
      tokenize(title, language).flatMap(({term, parts}) =>
        [term, ...parts.map(part => part.term)].map(one => stem(one, language)),
      ),
    ),
  );
  subjects.set(engine, stems);
  return stems;
}

/** Returns for each term the words it may stand for. */
function meaningsOf(words: readonly QuestionWord[]): Question['byTerm'] {
  const meanings = new Map<string, {word: number; exactness: number}[]>();
  words.forEach(({terms}, word) => {
    for (const [term, {exactness}] of terms) {
      const known = meanings.get(term);
      if (known) known.push({word, exactness});
      else meanings.set(term, [{word, exactness}]);
    }
  });
  return meanings;
}

/**
 * Reads a question as weighted words: stop words and everyday words count less, identifiers more. The weight of a word
 * is its inverse document frequency; a word that no section has weighs as if it were the rarest.
 */
export function readQuestion(
  question: string,
  {engine, language}: Pick<Corpus, 'engine' | 'language'>,
): Question {
  // The blank says that the last word is typed to its end.
  const query = `${question} `;
  const written = new Map(
    tokenize(untie(question, language), language).map(({term, start, end}) => [
      term,
      {text: question.slice(start, end), start},
    ]),
  );
  const matched = new Map(engine.match(query).words.map(word => [word.word.term, word]));
  const size = engine.sections.length;
  const parsed = parseQuery(query, language);
  const alternatives = engine.alternativesOf(parsed.map(({term}) => term));
  const variants = new Map(
    parsed.map(({term, stop}, position) => [
      term,
      stop ? [] : variantsOf(term, alternatives[position] ?? [], engine, language),
    ]),
  );
  const known = findTerms(
    [...variants.values()].flat().flatMap(({terms}) => terms),
    engine,
  );
  const titles = subjectsOf(engine, language);
  const words: QuestionWord[] = [];
  let unknown = 0;
  let unknownNames = 0;
  for (const word of parsed) {
    const {term, stop} = word;
    const {text, start} = written.get(term) ?? {text: term, start: 0};
    const emphasis = emphasisOf(term, text, stop, language);
    const others = (variants.get(term) ?? []).filter(variant => variant.terms.every(one => known.has(one)));
    const found = matched.get(term);
    const guessed = found !== undefined && bestExactness(found) <= EXACTNESS.typo[1];
    // What the documentation calls by another name is no misspelling, nor is an abbreviation that it does not have.
    const itself = found && !(guessed && (others.length > 0 || ABBREVIATION.test(text))) ? found : undefined;
    const literal = itself && isIdentifier(text) ? asAWhole(itself) : itself;
    if (!itself && others.length === 0) {
      const claim = isName(text, start) ? CLAIM.unknownName : 1;
      if (!stop && isName(text, start)) unknownNames += 1;
      unknown += idf(0, size) * emphasis * (stop ? CLAIM.stop : claim);
      continue;
    }
    const whole = withVariants(literal ?? nowhere(word), others, known);
    const isGuess = guessed && itself !== undefined;
    const weight = rarityOf(literal ?? nowhere(word), isGuess, size) * emphasis;
    const isTelling = !stop && whole.documents.size < SHARE_OF_A_NAME * size;
    words.push({
      ...whole,
      weight,
      emphasis,
      claim: weight * claimed(term, stop, language),
      guessed: isGuess,
      name: isTelling && isName(text, start),
      subject: isTelling && !isEveryday(term, language) && titles.has(stem(term, language)),
    });
  }
  return {
    text: question,
    form: formOf(question, parsed),
    kind: kindOfAnswer(question),
    words,
    length: parsed.length,
    unknownNames,
    claim: words.reduce((sum, word) => sum + word.claim, unknown),
    byTerm: meaningsOf(words),
  };
}
