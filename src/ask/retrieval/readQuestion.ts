import {EXACTNESS} from '../../search/engine/candidatesOf';
import type {Engine} from '../../search/engine/createEngine';
import {idf} from '../../search/engine/idf';
import type {MatchedWord} from '../../search/engine/matchWord';
import {parseQuery} from '../../search/engine/parseQuery';
import {tokenize} from '../../search/engine/tokenize';
import type {Corpus} from '../../search/wire/Corpus';
import {isEveryday} from './isEveryday';
import {synonymsOf} from './synonymsOf';

/** A word of a question that some section has, itself or in a form, a synonym or a likely spelling of it. */
export interface QuestionWord extends MatchedWord {
  /** How much it counts beside the weight of its rarity. */
  emphasis: number;
  /** Whether it was found only by guessing at what was meant: that is no evidence that a passage is about it. */
  guessed: boolean;
}

export interface Question {
  words: readonly QuestionWord[];
  /** The weight of all words, those that no section has included. */
  weight: number;
}

/** How much a kind of word counts. Values measured on judged questions. */
const EMPHASIS = {stop: 0.1, everyday: 0.5, identifier: 1.6, other: 1};
/** How exactly a part of an identifier says the same as the whole. */
const PART = 0.3;
/** How exactly a synonym says the same. */
const SYNONYM = 0.4;
/** Written as code: `maxResultsPerGroup`, `docusaurus_tag`, `--watch`, `AI-203`. */
const IDENTIFIER = /\p{Ll}\p{Lu}|[_$]|^--|^[\p{Lu}\p{N}-]{3,}$/u;

function emphasisOf(term: string, written: string, stop: boolean, language: string): number {
  if (stop) return EMPHASIS.stop;
  if (IDENTIFIER.test(written)) return EMPHASIS.identifier;
  return isEveryday(term, language) ? EMPHASIS.everyday : EMPHASIS.other;
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

/** Returns, for each synonym of any of the terms that the documentation has, where it is. */
function findSynonyms(terms: readonly string[], engine: Engine, language: string): Map<string, MatchedWord> {
  const synonyms = terms.flatMap(term => synonymsOf(term, language));
  if (synonyms.length === 0) return new Map();
  const found = engine.search(`${synonyms.join(' ')} `, {limit: 1})[0]?.match.words ?? [];
  return new Map(
    found.filter(word => bestExactness(word) >= EXACTNESS.stem).map(word => [word.word.term, word]),
  );
}

/** Adds the sections and terms that have one of the synonyms. */
function withSynonyms(word: MatchedWord, synonyms: readonly MatchedWord[]): MatchedWord {
  const documents = new Map(word.documents);
  const terms = new Map(word.terms);
  for (const synonym of synonyms) {
    for (const [id, {score, exactness}] of synonym.documents) {
      const known = documents.get(id);
      documents.set(id, {
        score: Math.max(known?.score ?? 0, score * SYNONYM),
        exactness: Math.max(known?.exactness ?? 0, exactness * SYNONYM),
      });
    }
    for (const [term, candidate] of synonym.terms)
      if (candidate.exactness >= EXACTNESS.stem && !terms.has(term))
        terms.set(term, {...candidate, exactness: candidate.exactness * SYNONYM});
  }
  return {...word, documents, terms};
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
    tokenize(question, language).map(({term, start, end}) => [term, question.slice(start, end)]),
  );
  const matched = engine.search(query, {limit: 1})[0]?.match.words ?? [];
  const size = engine.sections.length;
  const named = matched.filter(({word}) => !word.stop).map(({word}) => word.term);
  const synonyms = findSynonyms(named, engine, language);
  const words = matched.map(word => {
    const {term, stop} = word.word;
    const emphasis = emphasisOf(term, written.get(term) ?? term, stop, language);
    const whole = asAWhole(word);
    return {
      ...(stop
        ? whole
        : withSynonyms(
            whole,
            synonymsOf(term, language).flatMap(synonym => synonyms.get(synonym) ?? []),
          )),
      weight: idf(whole.documents.size, size) * emphasis,
      emphasis,
      guessed: bestExactness(word) <= EXACTNESS.typo[1],
    };
  });
  const missing = parseQuery(query, language).filter(
    ({term}) => !matched.some(({word}) => word.term === term),
  );
  const weight =
    words.reduce((sum, word) => sum + word.weight, 0) +
    missing.reduce(
      (sum, {term, stop}) => sum + idf(0, size) * emphasisOf(term, written.get(term) ?? term, stop, language),
      0,
    );
  return {words, weight};
}
