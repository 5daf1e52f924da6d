import type {Corpus} from '../../search/wire/Corpus';
import type {Passage, Section} from '../../search/records/Section';
import type {Question} from './readQuestion';
import {scoreSpans} from './scoreSpans';
import {type Span, spansOf} from './spansOf';

/** A span that may answer a question. */
export interface RankedSpan {
  section: Section;
  span: Span;
  score: number;
  /** See `SpanScore`. */
  evidence: number;
}

/** How many of the best sections are looked through. */
const SECTIONS = 40;
/** What a passage outside the documentation counts, in a blog for one: it tells of things, and not how they are now. */
const OUTSIDE = 0.7;
/** What a passage counts that is not in the language of the question: a page without translation. */
const FOREIGN = 0.7;
/** How much the section's score counts beside that of the span. */
const SECTION_POWER = 0.35;

/** Returns the sections that have words of the question, the best first: BM25 × share of the question. */
function rankSections({words}: Question, sections: readonly Section[]): {section: Section; score: number}[] {
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

/**
 * Returns the spans that may answer a question, best first, none that overlaps a better one: (section / best
 * section)^0.35 × span, see `scoreSpans`, less for what is no page of the documentation or not
 * translated.
 */
export function rankSpans(question: Question, {engine, language, originOf}: Corpus): RankedSpan[] {
  const ranked = rankSections(question, engine.sections);
  const top = ranked[0]?.score ?? 1;
  const taken = new Set<Passage>();
  return ranked
    .flatMap(({section, score: sectionScore}) => {
      const scoreOf = scoreSpans(section, question, language);
      const factor =
        (originOf(section).shard.version === null ? OUTSIDE : 1) *
        (section.language === undefined ? 1 : FOREIGN);
      return spansOf(section).map(span => {
        const {score, evidence} = scoreOf(span);
        return {section, span, score: factor * (sectionScore / top) ** SECTION_POWER * score, evidence};
      });
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .filter(({span: {passages}}) => {
      if (passages.some(passage => taken.has(passage))) return false;
      for (const passage of passages) taken.add(passage);
      return true;
    });
}
