import {isStopWord} from '../engine/isStopWord';
import {tokenize} from '../engine/tokenize';
import {LEVELS, levelOf, type Section} from '../content/Section';
import type {Corpus} from '../engine/Corpus';
import type {FoundSection} from './AnswerEvent';
import type {QuotedBlock, Retriever} from './Retriever';
import type {VersionNames} from './NamedVersion';
import {confidenceOf} from './confidenceOf';
import {isEveryday} from '../engine/isEveryday';
import {isInLanguage} from './isInLanguage';
import {quoteOf} from './quoteOf';
import {type RankedSpan, findSpans, rankSpans} from './rankSpans';
import {readQuestion} from './readQuestion';
import {subsectionsOf} from './subsectionsOf';

/** The most passages that are returned. */
const PASSAGES = 5;
/** The most sections that are returned: as many as a page of search results has. */
const SECTIONS = 20;

function foundSection({url, hierarchy, language}: Section): FoundSection {
  const {lvl0, ...headings} = hierarchy;
  const named = LEVELS.slice(1).flatMap(level =>
    level !== 'lvl0' && headings[level] !== null ? [[level, headings[level]] as const] : [],
  );
  return {url, ...(language && {language}), hierarchy: {lvl0, ...Object.fromEntries<string | null>(named)}};
}

function headingOf({hierarchy}: Section): QuotedBlock {
  return {kind: 'heading', text: hierarchy[levelOf(hierarchy)] ?? ''};
}

/** Returns the best spans with the subsections that each is quoted with, which are not quoted a second time. */
function joinSubsections(
  ranked: readonly RankedSpan[],
  sections: readonly Section[],
): (RankedSpan & {below: readonly Section[]})[] {
  const joined: (RankedSpan & {below: readonly Section[]})[] = [];
  const quoted = new Set<Section>();
  for (const one of ranked) {
    if (joined.length === PASSAGES) break;
    if (quoted.has(one.section)) continue;
    const isWhole = one.span.passages.length === one.section.passages.length;
    const below = isWhole ? subsectionsOf(one.section, sections).filter(section => !quoted.has(section)) : [];
    for (const section of [one.section, ...below]) quoted.add(section);
    joined.push({...one, below});
  }
  return joined;
}

/**
 * Returns a retriever over the search engine of the site.
 *
 * @param corpusOf - returns what to read for a version that a question names, or for the one the reader is in
 * @param names - what questions may call the docs versions
 * @param page - address of the page that passages are taken from; all pages unless given
 * @throws whatever `corpusOf` throws, when a shard cannot be loaded for one
 */
export async function createRetriever(
  corpusOf: (version?: string) => Promise<Corpus>,
  names: VersionNames,
  page?: string,
): Promise<Retriever> {
  const {language} = await corpusOf();
  return {
    names,
    isOfOnePage: page !== undefined,
    contentWords: text =>
      tokenize(text, language)
        .filter(({term}) => !isStopWord(term, language) && !isEveryday(term, language))
        .map(({start, end}) => text.slice(start, end)),
    isInLanguage: (text, other) => isInLanguage(text, other, language),
    async retrieve({query, version}) {
      const corpus = await corpusOf(version);
      const question = readQuestion(query, corpus);
      const ranked = rankSpans(findSpans(question, corpus, page));
      const nearest = page === undefined ? ranked : rankSpans(findSpans(question, corpus));
      const terms = new Set(tokenize(query, language).map(({term}) => term));
      const asked = (label: string) => tokenize(label, language).some(({term}) => terms.has(term));
      return {
        passages: joinSubsections(ranked, corpus.engine.sections).map(({section, span, score, below}) => ({
          section: foundSection(section),
          blocks: [
            ...quoteOf(span.passages, asked),
            ...below.flatMap(one => [headingOf(one), ...quoteOf(one.passages, asked)]),
          ],
          score,
        })),
        confidence: confidenceOf(ranked, question),
        givesKind: ranked[0]?.signs.otherKind === 0,
        sections: [...new Set(nearest.map(({section}) => section))].slice(0, SECTIONS).map(foundSection),
      };
    },
  };
}
