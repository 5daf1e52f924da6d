import {isStopWord} from '../../search/engine/isStopWord';
import {proximity} from '../../search/engine/proximity';
import type {Token} from '../../search/engine/tokenize';
import {LEVELS, levelOf, type Passage, type Section} from '../../search/records/Section';
import {placesOf} from './placesOf';
import type {Question, QuestionWord} from './readQuestion';
import type {Span} from './spansOf';
import {tokensOf} from './tokensOf';

/** How well a span answers a question. */
export interface SpanScore {
  score: number;
  /** Share of the question, words that no section has included, that the best passage has with its headings. */
  evidence: number;
}

/** How exactly each word of a question was found, by its position. */
type Found = ReadonlyMap<number, number>;

/** What each sign of an answer counts. Values measured on judged questions. */
const SIGNS = {
  /** A word in the section's own heading, and in those above it, beside one in the text. */
  heading: 1.2,
  upperHeading: 0.5,
  /** The best passage by itself, beside all passages of the span together. */
  bestPassage: 0.75,
  proximity: 0.6,
  /** A row or an item whose name is what is asked about. */
  entry: 0.4,
  /** A heading that says what is asked about. */
  answeringHeading: 0.8,
  /** Each group of passages that stands before, as a factor. */
  later: 0.95,
};
/** The name that begins a row of a table or an item of a list. */
const ENTRY = /^(.{1,60}?)(?: · |: )/su;

function merge(found: Found, tokens: readonly Token[], words: readonly QuestionWord[], factor = 1): Found {
  const merged = new Map(found);
  for (const {word, exactness} of placesOf(tokens, words))
    merged.set(word, Math.max(merged.get(word) ?? 0, exactness * factor));
  return merged;
}

function shareOf(found: Found, words: readonly QuestionWord[], all: number): number {
  let sum = 0;
  words.forEach(({weight}, word) => {
    sum += weight * (found.get(word) ?? 0);
  });
  return all > 0 ? sum / all : 0;
}

/** What the headings of a section have of a question. */
interface HeadingSigns {
  found: Found;
  /** How fully the section's own heading and the question agree, from 0 to 1. */
  agreement: number;
}

/** Returns how much of a heading the question has × how much of the question the heading has. */
function agreementOf(tokens: readonly Token[], words: readonly QuestionWord[], language: string): number {
  const covered = new Map<number, number>();
  const found = new Map<number, number>();
  for (const {word, token, exactness} of placesOf(tokens, words)) {
    covered.set(token, Math.max(covered.get(token) ?? 0, exactness));
    found.set(word, Math.max(found.get(word) ?? 0, exactness));
  }
  const telling = tokens.filter(({term}, token) => covered.has(token) || !isStopWord(term, language));
  if (telling.length === 0) return 0;
  const sum = [...covered.values()].reduce((total, exactness) => total + exactness, 0);
  const all = words.reduce((total, {weight}) => total + weight, 0);
  return (sum / telling.length) * shareOf(found, words, all);
}

function headingSigns({hierarchy}: Section, words: readonly QuestionWord[], language: string): HeadingSigns {
  const own = levelOf(hierarchy);
  const above = LEVELS.slice(1, LEVELS.indexOf(own)).flatMap(level => hierarchy[level] ?? []);
  const tokens = tokensOf(hierarchy[own] ?? '', language);
  const upper = merge(new Map(), tokensOf(above.join(' '), language), words, SIGNS.upperHeading);
  return {
    found: merge(upper, tokens, words, SIGNS.heading),
    agreement: agreementOf(tokens, words, language),
  };
}

function entryAgreement({kind, text}: Passage, words: readonly QuestionWord[], language: string): number {
  const name = kind === 'row' || kind === 'item' ? ENTRY.exec(text)?.[1] : undefined;
  return name === undefined ? 0 : agreementOf(tokensOf(name, language), words, language);
}

/**
 * Returns a function that scores the spans of a section: the share of the question's weight that its best passage and
 * the whole span have, the headings above included, raised by words that stand together, by an entry or a heading that
 * is named in the question, lowered by the place in the section. Code counts for nothing here: it repeats the words of
 * its surroundings.
 */
export function scoreSpans(
  section: Section,
  {words, weight}: Question,
  language: string,
): (span: Span) => SpanScore {
  const heading = headingSigns(section, words, language);
  const matched = words.reduce((sum, word) => sum + word.weight, 0);
  const sure = words.map(word => (word.guessed ? {...word, weight: 0} : word));
  return ({position, passages}) => {
    let together = heading.found;
    let best = 0;
    let evidence = 0;
    let closeness = 0;
    let entry = 0;
    for (const passage of passages) {
      if (passage.kind === 'code' && passages.length > 1) continue;
      const tokens = tokensOf(passage.text, language);
      const found = merge(heading.found, tokens, words);
      together = merge(together, tokens, words);
      best = Math.max(best, shareOf(found, words, matched));
      evidence = Math.max(evidence, shareOf(found, sure, weight));
      closeness = Math.max(closeness, proximity(placesOf(tokens, words), words.length));
      entry = Math.max(entry, entryAgreement(passage, words, language));
    }
    const signs =
      SIGNS.bestPassage * best +
      (1 - SIGNS.bestPassage) * shareOf(together, words, matched) +
      SIGNS.proximity * closeness +
      SIGNS.entry * entry;
    return {
      score: signs * (1 + SIGNS.answeringHeading * heading.agreement) * SIGNS.later ** position,
      evidence,
    };
  };
}
