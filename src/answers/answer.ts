import type {Answer, AnswerEvent, FoundSection} from './AnswerEvent';
import {type AnswerTexts, ENGLISH_TEXTS} from './AnswerTexts';
import {linkTo} from './linkTo';
import {markdownOf} from './markdownOf';
import {resolveQuestion} from './resolveQuestion';
import type {RetrievedPassage, Retriever} from './Retriever';

/** The least confidence an answer needs; see `confidenceOf` for what it is fitted to. */
export const LEAST_CONFIDENCE = 0.4;
/** The most passages that are quoted. */
const QUOTED = 3;
/** A further passage is quoted unless it is fifty times less likely to answer than the best one. */
const FURTHER_SHARE = 0.02;
/** The most pages that are named for reading on, or as the nearest ones. */
const NAMED = 3;

function pageOf(url: string): string {
  return url.replace(/#.*$/s, '');
}

/** Returns the first section of each page that is not in `left`, as many as are named. */
function otherPages(sections: readonly FoundSection[], left: ReadonlySet<string>): FoundSection[] {
  const pages = new Set(left);
  return sections
    .filter(({url}) => {
      if (pages.has(pageOf(url))) return false;
      pages.add(pageOf(url));
      return true;
    })
    .slice(0, NAMED);
}

function listOf(sections: readonly FoundSection[]): string {
  return sections.map(section => `- ${linkTo(section)}`).join('\n');
}

function quote(template: string, {section, blocks}: RetrievedPassage): string {
  return `${template.replace('{source}', () => linkTo(section))}\n\n${markdownOf(blocks)}`;
}

/** Returns the paragraphs of an answer. */
function compose(
  passages: readonly RetrievedPassage[],
  sections: readonly FoundSection[],
  texts: AnswerTexts,
): string[] {
  if (passages.length === 0) {
    const nearest = otherPages(sections, new Set());
    return nearest.length > 0 ? [texts.declined, listOf(nearest)] : [texts.nothing];
  }
  const others = otherPages(sections, new Set(passages.map(({section}) => pageOf(section.url))));
  return [
    ...passages.map((passage, index) => quote(index === 0 ? texts.lead : texts.further, passage)),
    ...(others.length > 0 ? [`${texts.readOn}\n\n${listOf(others)}`] : []),
  ];
}

/**
 * Answers a question from passages of the documentation: the best ones word for word, each with its heading path as a
 * link, and what else to read. It writes no sentence about the subject itself. When the retriever is not sure
 * enough (`LEAST_CONFIDENCE`), the answer declines and names the nearest pages.
 *
 * @param earlier - the reader's questions before this one, the oldest first; a follow-up is resolved with them
 * @returns the search, what it found, the text piece by piece, and the answer in full at the end; the same question to
 * the same retriever always gives the same events
 * @throws whatever the retriever throws
 */
export async function* answer(
  question: string,
  earlier: readonly string[],
  retriever: Retriever,
  texts: AnswerTexts = ENGLISH_TEXTS,
): AsyncGenerator<AnswerEvent> {
  const request = resolveQuestion(question, earlier, retriever);
  yield {type: 'search', query: request.query};
  const {passages, confidence, sections} = await retriever.retrieve(request);
  yield {type: 'found', query: request.query, hits: [...sections]};

  const best = passages[0]?.score ?? 0;
  const quoted =
    confidence < LEAST_CONFIDENCE
      ? []
      : passages.slice(0, QUOTED).filter(({score}) => score >= FURTHER_SHARE * best);
  const paragraphs = compose(quoted, sections, texts);
  for (const [index, paragraph] of paragraphs.entries())
    yield {type: 'text', text: index === 0 ? paragraph : `\n\n${paragraph}`};
  const full: Answer = {
    text: paragraphs.join('\n\n'),
    passages: quoted.map(({section, blocks}) => ({
      url: section.url,
      text: blocks.map(({text}) => text).join('\n'),
    })),
    declined: quoted.length === 0,
  };
  yield {type: 'end', answer: full};
}
