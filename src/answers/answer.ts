import type {Answer, AnswerEvent, AnswerState, FoundSection} from './AnswerEvent';
import {type AnswerTexts, ENGLISH_TEXTS} from './AnswerTexts';
import {headingOf, linkTo} from './linkTo';
import {escapeMarkdown, markdownOf} from './markdownOf';
import {replyTo} from './replyTo';
import {resolveQuestion} from './resolveQuestion';
import type {Retrieval, RetrievedPassage, Retriever} from './Retriever';
import {LEAST_CONFIDENCE} from './weights';

/** The most passages that are quoted, the best one open and the others folded. */
const QUOTED = 3;
/** A further passage is quoted unless it is five hundred times less likely to answer than the best one. */
const FURTHER_SHARE = 0.002;
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

/** Returns a further passage, folded under its heading. */
function fold({section, blocks}: RetrievedPassage, texts: AnswerTexts): string {
  const heading = texts.further.replace('{heading}', () => headingOf(section));
  return `<details>\n<summary>${escapeMarkdown(heading)}</summary>\n\n${linkTo(section)}\n\n${markdownOf(blocks)}\n\n</details>`;
}

/** Returns the paragraphs of an answer. */
function compose(
  [first, ...further]: readonly RetrievedPassage[],
  sections: readonly FoundSection[],
  isSure: boolean,
  declined: string,
  texts: AnswerTexts,
): string[] {
  if (!first) {
    const nearest = otherPages(sections, new Set());
    return nearest.length > 0 ? [declined, listOf(nearest)] : [texts.nothing];
  }
  const lead = (isSure ? texts.lead : texts.closest).replace('{source}', () => linkTo(first.section));
  const quoted = [first, ...further].map(({section}) => pageOf(section.url));
  const others = otherPages(sections, new Set(quoted));
  return [
    `${lead}\n\n${markdownOf(first.blocks)}`,
    ...further.map(passage => fold(passage, texts)),
    ...(others.length > 0 ? [`${texts.readOn}\n\n${listOf(others)}`] : []),
  ];
}

/** Returns what an answer is: sure, the closest, or nothing, by how sure it is that the best passage answers. */
function stateOf({passages, confidence, givesKind}: Retrieval): AnswerState {
  if (passages.length === 0 || confidence < LEAST_CONFIDENCE.closest) return 'none';
  return confidence >= LEAST_CONFIDENCE.answer && givesKind ? 'answer' : 'closest';
}

function* say(
  paragraphs: readonly string[],
  rest: Omit<Answer, 'text' | 'declined'>,
): Generator<AnswerEvent> {
  for (const [index, paragraph] of paragraphs.entries())
    yield {type: 'text', text: index === 0 ? paragraph : `\n\n${paragraph}`};
  yield {
    type: 'end',
    answer: {text: paragraphs.join('\n\n'), ...rest, declined: rest.state === 'none'},
  };
}

/**
 * Answers a question from passages of the documentation: the best one word for word, with its heading path as a link, two
 * further ones folded, and what else to read. It writes no sentence about the subject itself. Where it is not sure that the
 * passage answers, it says so; where nothing comes close, it names the nearest pages. Greetings, thanks and the like
 * have replies of their own, and a question in another language of the site is told where that language's pages are.
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
  const reply = replyTo(question, texts);
  if (reply !== null) {
    yield* say([reply], {passages: [], state: 'answer'});
    return;
  }
  const request = resolveQuestion(question, earlier, retriever);
  yield {type: 'search', query: question};
  const other = texts.languages?.find(({code}) => retriever.isInLanguage(question, code));
  const retrieval = other ? null : await retriever.retrieve(request);
  yield {type: 'found', query: question, hits: [...(retrieval?.sections ?? [])]};
  if (other || !retrieval) {
    const link = other ? `[${escapeMarkdown(other.name)}](${other.url})` : '';
    yield* say([texts.elsewhere.replace('{language}', () => link)], {passages: [], state: 'none'});
    return;
  }

  const {passages, sections} = retrieval;
  const state = stateOf(retrieval);
  const best = passages[0]?.score ?? 0;
  const quoted =
    state === 'none' ? [] : passages.slice(0, QUOTED).filter(({score}) => score >= FURTHER_SHARE * best);
  const declined = retriever.isOfOnePage ? texts.declinedOnPage : texts.declined;
  yield* say(compose(quoted, sections, state === 'answer', declined, texts), {
    passages: quoted.map(({section, blocks}) => ({
      url: section.url,
      text: blocks.map(({text}) => text).join('\n'),
    })),
    state,
  });
}
