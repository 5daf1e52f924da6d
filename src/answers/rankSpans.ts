import type {Section} from '../content/Section';
import {urlWithoutAnchor} from '../content/Section';
import type {Corpus} from '../engine/Corpus';
import type {Question} from './readQuestion';
import {scoreSpans} from './scoreSpans';
import {type Span, spansOf} from './spansOf';

/** A span that may answer a question. */
export interface RankedSpan {
  section: Section;
  span: Span;
  /** How likely it is that this span answers beside the best one, which has 1. */
  score: number;
  /** See `SpanScore`. */
  evidence: number;
  /** See `SpanScore`. */
  missingNames: number;
}

/** How many of the best sections are looked through. */
const SECTIONS = 40;
/** What the signs of a span's surroundings count beside those of the span; fitted together with them, see `scoreSpans`. */
const SIGNS = {
  /** The root of the section's score beside that of the best section. */
  section: 4,
  /** The scores of the page's sections beside those of the best page. */
  page: 0.7,
  /** A passage outside the documentation, in a blog for one: it tells of things, and not how they are now. */
  outside: -2,
  /** A passage that is not in the language of the question: a page without translation. */
  foreign: -2.2,
};

interface RankedSection {
  section: Section;
  score: number;
}

/** Returns the sections that have words of the question, the best first: BM25 × share of the question. */
function rankSections({words}: Question, sections: readonly Section[]): RankedSection[] {
  const all = words.reduce((sum, {weight}) => sum + weight, 0);
  const sums = new Map<number, {score: number; found: number}>();
  for (const {documents, emphasis, weight} of words)
    for (const [id, {score, exactness}] of documents) {
      const sum = sums.get(id) ?? {score: 0, found: 0};
      sums.set(id, {score: sum.score + score * emphasis, found: sum.found + weight * exactness});
    }
  return Array.from(sums, ([id, {score, found}]) => ({id, score: (score * found) / all}))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, SECTIONS)
    .flatMap(({id, score}) => {
      const section = sections[id];
      return section ? [{section, score}] : [];
    });
}

/** Returns the sum of the sections' scores for each of their pages. */
function scorePages(ranked: readonly RankedSection[]): Map<string, number> {
  const pages = new Map<string, number>();
  for (const {section, score} of ranked) {
    const page = urlWithoutAnchor(section);
    pages.set(page, (pages.get(page) ?? 0) + score);
  }
  return pages;
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

/** Returns the spans that may answer a question, best first, one a section and none that repeats a better one. */
export function rankSpans(question: Question, {engine, language, originOf}: Corpus): RankedSpan[] {
  const ranked = rankSections(question, engine.sections);
  const pages = scorePages(ranked);
  const bestSection = ranked[0]?.score ?? 1;
  const bestPage = Math.max(...pages.values());
  const documented = engine.sections.some(section => originOf(section).shard.version !== null);
  const spans = ranked
    .flatMap(({section, score: sectionScore}) => {
      const scoreOf = scoreSpans(section, question, language);
      const around =
        SIGNS.section * Math.sqrt(sectionScore / bestSection) +
        (SIGNS.page * (pages.get(urlWithoutAnchor(section)) ?? 0)) / bestPage +
        (documented && originOf(section).shard.version === null ? SIGNS.outside : 0) +
        (section.language === undefined ? 0 : SIGNS.foreign);
      return spansOf(section).map(span => {
        const scored = scoreOf(span);
        return {...scored, section, span, score: around + scored.score};
      });
    })
    .sort((a, b) => b.score - a.score);
  const best = spans[0]?.score ?? 0;
  return withoutRepeats(spans).map(span => ({...span, score: Math.exp(span.score - best)}));
}
