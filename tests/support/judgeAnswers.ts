import {answer} from '../../src/answers/answer';
import type {Answer} from '../../src/answers/AnswerEvent';
import {createRetriever} from '../../src/answers/createRetriever';
import type {Corpus} from '../../src/engine/Corpus';
import {type JudgedQuestion, holdsAnswer, isAnswerable} from './judgedQuestions';
import {readCorpus} from './readCorpus';

/** A judged question with the answer that the site gives. */
export interface JudgedAnswer {
  judged: JudgedQuestion;
  answer: Answer;
  milliseconds: number;
  /** Position of the first passage that holds the answer, -1 where none does. */
  rank: number;
}

/** Shares of some answers, each from 0 to 1, and what they are made of. */
export interface AnswerShares {
  answerable: number;
  unanswerable: number;
  /** The first passage holds the answer, given as an answer or as what comes closest. */
  first: number;
  /** One of the three that are quoted does. */
  firstThree: number;
  /** A question that the documentation answers was shown nothing. */
  nothing: number;
  /** A question that it does not answer was answered with confidence. */
  misled: number;
  /** Of the confident answers to questions that it answers, those whose first passage holds the answer. */
  sureAndRight: number;
  /** How many of the answerable questions each state was given to. */
  states: Record<Answer['state'], number>;
  /** Median of the words that an open quote has outside code. */
  words: number;
}

/** Returns whether the words that a question was judged by are on no page: one that was rewritten may have lost them. */
function isStale(judged: JudgedQuestion, {engine}: Corpus): boolean {
  return (
    isAnswerable(judged) &&
    !engine.sections.some(({url, passages}) =>
      holdsAnswer(judged, {url, text: passages.map(({text}) => text).join('\n')}),
    )
  );
}

async function judge(judged: JudgedQuestion, corpus: Corpus): Promise<JudgedAnswer> {
  const retriever = await createRetriever(async () => corpus, {versions: [{name: judged.version}]});
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

/** Answers judged questions from the pages of the site. Warns of those whose answer is no longer on a page. */
export async function judgeAnswers(questions: readonly JudgedQuestion[]): Promise<JudgedAnswer[]> {
  const judgedAnswers: JudgedAnswer[] = [];
  for (const judged of questions) {
    const corpus = await readCorpus(judged.version, judged.locale);
    if (isStale(judged, corpus)) console.warn(`The answer is no longer on a page: ${judged.question}`);
    judgedAnswers.push(await judge(judged, corpus));
  }
  return judgedAnswers;
}

/** Returns how many words an answer quotes openly, outside code. */
function quotedWords({text}: Answer): number {
  return text
    .replace(/<details>[^]*?<\/details>/g, '')
    .replace(/^(`{3,})[^]*?^\1$/gm, '')
    .split('\n')
    .filter(line => line.startsWith('>'))
    .join(' ')
    .split(/[\s>|]+/)
    .filter(Boolean).length;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Returns how often answers hold what they should. */
export function sharesOf(all: readonly JudgedAnswer[]): AnswerShares {
  const answerable = all.filter(({judged}) => isAnswerable(judged));
  const unanswerable = all.filter(({judged}) => !isAnswerable(judged));
  const share = (some: readonly JudgedAnswer[], holds: (one: JudgedAnswer) => boolean) =>
    some.length === 0 ? 0 : some.filter(holds).length / some.length;
  const are = (state: Answer['state']) => answerable.filter(one => one.answer.state === state);
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    first: share(answerable, ({rank}) => rank === 0),
    firstThree: share(answerable, ({rank}) => rank >= 0),
    nothing: share(answerable, one => one.answer.state === 'none'),
    misled: share(unanswerable, one => one.answer.state === 'answer'),
    sureAndRight: share(are('answer'), ({rank}) => rank === 0),
    states: {answer: are('answer').length, closest: are('closest').length, none: are('none').length},
    words: median(all.filter(one => one.answer.passages.length > 0).map(one => quotedWords(one.answer))),
  };
}
