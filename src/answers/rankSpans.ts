import type {Section} from '../content/Section';
import {urlWithoutAnchor} from '../content/Section';
import type {Corpus} from '../engine/Corpus';
import type {Question} from './readQuestion';
import {findSigns, type SpanFinding} from './findSigns';
import {SPAN_SIGNS, type SpanSigns} from './signs';
import {SPAN_WEIGHTS} from './weights';
import {type Span, spansOf} from './spansOf';

/** A span that may answer a question, with what tells of it that it does. */
export interface FoundSpan extends Omit<SpanFinding, 'signs'> {
  section: Section;
  span: Span;
  signs: SpanSigns;
}

/** A span with how likely it is that it answers beside the best one, which has 1. */
export interface RankedSpan extends FoundSpan {
  score: number;
}

/** How many of the best sections are looked through. */
const SECTIONS = 40;
/** How many of the best hits of the search are looked through beside them. */
const HITS = 20;

interface ScoredSection {
  section: Section;
  score: number;
}

/** Returns the sections that have words of the question, the best first: BM25 × share of the question. */
function rankSections(
  {words}: Question,
  sections: readonly Section[],
  isAsked: (section: Section) => boolean,
): ScoredSection[] {
  const all = words.reduce((sum, {weight}) => sum + weight, 0);
  const sums = new Map<number, {score: number; found: number}>();
  for (const {documents, emphasis, weight} of words)
    for (const [id, {score, exactness}] of documents) {
      const sum = sums.get(id) ?? {score: 0, found: 0};
      sums.set(id, {score: sum.score + score * emphasis, found: sum.found + weight * exactness});
    }
  return Array.from(sums, ([id, {score, found}]) => ({id, score: (score * found) / all}))
    .filter(({id}) => {
      const section = sections[id];
      return section !== undefined && isAsked(section);
    })
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, SECTIONS)
    .flatMap(({id, score}) => {
      const section = sections[id];
      return section ? [{section, score}] : [];
    });
}

/** Returns the sum of the sections' scores for each of their pages. */
function scorePages(ranked: readonly ScoredSection[]): Map<string, number> {
  const pages = new Map<string, number>();
  for (const {section, score} of ranked) {
    const page = urlWithoutAnchor(section);
    pages.set(page, (pages.get(page) ?? 0) + score);
  }
  return pages;
}

/** Adds the hits that are not among the ranked sections, each as good as the last of them. */
function withHits(ranked: readonly ScoredSection[], hits: readonly {section: Section}[]): ScoredSection[] {
  const known = new Set(ranked.map(({section}) => section));
  const least = ranked.at(-1)?.score ?? 1;
  return [...ranked, ...hits.flatMap(({section}) => (known.has(section) ? [] : [{section, score: least}]))];
}

/**
 * Returns the spans that may answer a question: those of the sections that have most of its words.
 *
 * @param page - address of the page to look in; all pages unless given
 */
export function findSpans(
  question: Question,
  {engine, language, originOf}: Corpus,
  page?: string,
): FoundSpan[] {
  const isAsked = (section: Section) => page === undefined || urlWithoutAnchor(section) === page;
  const ranked = rankSections(question, engine.sections, isAsked);
  const pages = scorePages(ranked);
  const hits = engine.search(`${question.text} `, {limit: SECTIONS}).filter(({section}) => isAsked(section));
  const bestHit = hits[0]?.score ?? 1;
  const hitScores = new Map(hits.map(({section, score}) => [section, score / bestHit]));
  const candidates = withHits(ranked, hits.slice(0, HITS));
  const bestSection = ranked[0]?.score ?? 1;
  const bestPage = Math.max(...pages.values());
  const documented = engine.sections.some(section => originOf(section).shard.version !== null);
  return candidates.flatMap(({section, score}) => {
    const find = findSigns(section, question, language);
    const around = {
      section: Math.sqrt(score / bestSection),
      hit: Math.sqrt(hitScores.get(section) ?? 0),
      page: (pages.get(urlWithoutAnchor(section)) ?? 0) / bestPage,
      outside: Number(documented && originOf(section).shard.version === null),
      foreign: Number(section.language !== undefined),
    };
    return spansOf(section).map(span => {
      const {signs, ...found} = find(span);
      return {...found, section, span, signs: {...around, ...signs}};
    });
  });
}

/** Returns the best span of each section, without those that repeat a better one: partials are printed on several pages. */
function withoutRepeats(spans: readonly RankedSpan[]): RankedSpan[] {
  const sections = new Set<Section>();
  const texts = new Set<string>();
  return spans.filter(({section, span: {passages}}) => {
    const text = [section.language, ...passages.map(passage => passage.text)].join('\n');
    if (texts.has(text) || sections.has(section)) return false;
    texts.add(text);
    sections.add(section);
    return true;
  });
}

/**
 * Orders spans by the sum of their weighted signs, best first, one a section and none that repeats a better one. The weights
 * are logarithms: the score of a span is how likely it is the one that answers, beside the best one.
 */
export function rankSpans(spans: readonly FoundSpan[], weights = SPAN_WEIGHTS): RankedSpan[] {
  const ranked = spans
    .map(span => ({
      ...span,
      score: SPAN_SIGNS.reduce((sum, sign) => sum + weights[sign] * span.signs[sign], 0),
    }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return withoutRepeats(ranked.map(span => ({...span, score: Math.exp(span.score - best)})));
}
