import {answer} from '../../src/answers/answer';
import type {Answer} from '../../src/answers/AnswerEvent';
import {createRetriever} from '../../src/answers/createRetriever';
import {readSiteShards} from '../../src/cli/readSiteShards';
import type {Corpus} from '../../src/engine/Corpus';
import {createCorpus} from '../../src/engine/createCorpus';
import {type JudgedQuestion, holdsAnswer, judgedQuestions} from './judgedQuestions';

/** A judged question with the answer that the site gives. */
export interface JudgedAnswer {
  judged: JudgedQuestion;
  answer: Answer;
  milliseconds: number;
  /** Position of the first passage that holds the answer, -1 where none does. */
  rank: number;
}

/** Shares of some answers, each from 0 to 1. */
export interface AnswerShares {
  answerable: number;
  unanswerable: number;
  /** The first passage holds the answer. */
  first: number;
  /** One of the three that are quoted does. */
  firstThree: number;
  /** A question that the documentation answers was declined. */
  refused: number;
  /** A question that it does not answer was. */
  declined: number;
}

async function readCorpus(version: string): Promise<Corpus> {
  const shards = await readSiteShards({
    siteDir: process.cwd(),
    locale: 'en',
    version,
    onWarning: console.warn,
  });
  return createCorpus(shards);
}

/** Returns whether the words that a question was judged by are on no page: one that was rewritten may have lost them. */
function isStale(judged: JudgedQuestion, {engine}: Corpus): boolean {
  const passages = engine.sections.flatMap(({url, passages: own}) => own.map(({text}) => ({url, text})));
  return judged.answers !== undefined && !passages.some(passage => holdsAnswer(judged, passage));
}

async function judge(judged: JudgedQuestion, corpus: Corpus): Promise<JudgedAnswer> {
  const retriever = await createRetriever(async () => corpus, [judged.version]);
  const start = performance.now();
  for await (const event of answer(judged.question, [], retriever))
    if (event.type === 'end')
      return {
        judged,
        answer: event.answer,
        milliseconds: performance.now() - start,
        rank: event.answer.passages.findIndex(passage => holdsAnswer(judged, passage)),
      };
  throw new Error(`"${judged.question}" was never answered to its end`);
}

/** Answers all judged questions from the pages of the site. Warns of those whose answer is no longer on a page. */
export async function judgeAnswers(): Promise<JudgedAnswer[]> {
  const corpora = new Map<string, Corpus>();
  const judgedAnswers: JudgedAnswer[] = [];
  for (const judged of judgedQuestions()) {
    const corpus = corpora.get(judged.version) ?? (await readCorpus(judged.version));
    corpora.set(judged.version, corpus);
    if (isStale(judged, corpus)) console.warn(`The answer is no longer on a page: ${judged.question}`);
    judgedAnswers.push(await judge(judged, corpus));
  }
  return judgedAnswers;
}

/** Returns how often answers hold what they should. */
export function sharesOf(all: readonly JudgedAnswer[]): AnswerShares {
  const answerable = all.filter(({judged}) => judged.answers);
  const unanswerable = all.filter(({judged}) => !judged.answers);
  const share = (some: readonly JudgedAnswer[], holds: (one: JudgedAnswer) => boolean) =>
    some.filter(holds).length / some.length;
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    first: share(answerable, ({rank}) => rank === 0),
    firstThree: share(answerable, ({rank}) => rank >= 0),
    refused: share(answerable, one => one.answer.declined),
    declined: share(unanswerable, one => one.answer.declined),
  };
}
