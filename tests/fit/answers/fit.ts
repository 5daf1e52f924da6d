import {writeFileSync} from 'node:fs';
import {confidenceSigns} from '../../../src/answers/confidenceOf';
import {type FoundSpan, findSpans, rankSpans} from '../../../src/answers/rankSpans';
import {type Question, readQuestion} from '../../../src/answers/readQuestion';
import {CONFIDENCE_SIGNS, SPAN_SIGNS, type SpanSign} from '../../../src/answers/signs';
import {holdsAnswer, isAnswerable, type JudgedQuestion, judgedQuestions} from '../../support/judgedQuestions';
import {readCorpus} from '../../support/readCorpus';
import {type Case, fitLogistic, probabilityOf} from './fitLogistic';
import {fitSoftmax} from './fitSoftmax';

const FOLDS = 8;
/** Signs that no judged question has: a reader of English pages never meets a page without translation. */
const SET: Partial<Record<SpanSign, number>> = {foreign: -2};
const FITTED = SPAN_SIGNS.filter(sign => SET[sign] === undefined);
/** The share of the confident answers whose first passage is to hold the answer. */
const LEAST_RIGHT = 0.86;
/** How much less sure it may be of an answer to a question in a reader's own words than of the least sure of these. */
const OTHER_WORDS = 20;
const WEIGHTS_FILE = 'src/answers/weights.ts';

type Weights = Record<SpanSign, number>;

interface Example {
  judged: JudgedQuestion;
  question: Question;
  spans: readonly FoundSpan[];
  right: ReadonlySet<FoundSpan>;
}

/** What weights that were fitted without a question say of it. */
interface Outcome {
  example: Example;
  /** Position of the first span that holds the answer, −1 for none. */
  rank: number;
  signs: readonly number[] | null;
}

async function exampleOf(judged: JudgedQuestion): Promise<Example> {
  const corpus = await readCorpus(judged.version);
  const question = readQuestion(judged.question, corpus);
  const spans = findSpans(question, corpus);
  const right = spans.filter(({section, span}) =>
    holdsAnswer(judged, {
      url: section.url,
      text: span.passages.map(({header = '', text}) => `${header}\n${text}`).join('\n'),
    }),
  );
  return {judged, question, spans, right: new Set(right)};
}

function fitSpans(examples: readonly Example[]): Weights {
  const fitted = fitSoftmax(
    examples.map(({spans, right}) =>
      spans.map(span => ({signs: FITTED.map(sign => span.signs[sign]), right: right.has(span)})),
    ),
    FITTED.length,
  );
  const entries = SPAN_SIGNS.map(sign => [sign, SET[sign] ?? fitted[FITTED.indexOf(sign)] ?? 0]);
  return Object.fromEntries(entries) as Weights;
}

function judge(example: Example, weights: Weights): Outcome {
  const ranked = rankSpans(example.spans, weights);
  const signs = confidenceSigns(ranked, example.question);
  const places = new Set([...example.right].map(({section, span}) => `${section.url} ${span.position}`));
  return {
    example,
    rank: ranked.findIndex(({section, span}) => places.has(`${section.url} ${span.position}`)),
    signs: signs && CONFIDENCE_SIGNS.map(sign => signs[sign]),
  };
}

/** Returns which questions are judged in a fold: those about some pages, and some of those about none. */
function foldOf(examples: readonly Example[]): Map<Example, number> {
  const pages = [...new Set(examples.flatMap(({judged}) => judged.pages?.[0] ?? []))].sort();
  return new Map(
    examples.map((example, index) => {
      const page = example.judged.pages?.[0];
      return [example, (page === undefined ? index : pages.indexOf(page)) % FOLDS];
    }),
  );
}

/** Returns the outcome of each question by weights that no question of its page was fitted for. */
function validate(examples: readonly Example[], folds: ReadonlyMap<Example, number>): Outcome[] {
  return Array.from({length: FOLDS}, (_, fold) => {
    const held = examples.filter(example => folds.get(example) === fold);
    const pages = new Set(held.flatMap(({judged}) => judged.pages?.[0] ?? []));
    const others = examples.filter(
      example => folds.get(example) !== fold && !example.judged.pages?.some(page => pages.has(page)),
    );
    const weights = fitSpans(others);
    return held.map(example => judge(example, weights));
  }).flat();
}

function caseOf({rank, signs}: Outcome): Case[] {
  return signs ? [{signs, holds: rank === 0}] : [];
}

/** Returns how sure each outcome is, by weights that no question of its fold was fitted for. */
function validateConfidence(outcomes: readonly Outcome[], folds: ReadonlyMap<Example, number>): number[] {
  const weights = Array.from({length: FOLDS}, (_, fold) =>
    fitLogistic(
      outcomes.filter(({example}) => folds.get(example) !== fold).flatMap(caseOf),
      CONFIDENCE_SIGNS.length,
    ),
  );
  return outcomes.map(({example, signs}) =>
    signs ? probabilityOf(signs, weights[folds.get(example) ?? 0] ?? []) : 0,
  );
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

function report(name: string, outcomes: readonly Outcome[]): void {
  const answerable = outcomes.filter(({example}) => isAnswerable(example.judged));
  console.log(
    `${name}: ${answerable.length} answerable, first passage ${share(answerable, ({rank}) => rank === 0).toFixed(3)}, first three ${share(answerable, ({rank}) => rank >= 0 && rank < 3).toFixed(3)}`,
  );
}

function rounded(names: readonly string[], weights: readonly number[]): string {
  return names.map((name, index) => `  ${name}: ${Number((weights[index] ?? 0).toFixed(2))},`).join('\n');
}

const examples = await Promise.all(judgedQuestions().map(exampleOf));
const folds = foldOf(examples);
const outcomes = validate(examples, folds);
report('cross-validated by page', outcomes);
report(
  '  of these, written by who had seen the pages alone',
  outcomes.filter(({example}) => example.judged.fresh),
);
const bySource = fitSpans(examples.filter(({judged}) => !judged.fresh));
report(
  'fitted to the other source, judged by this',
  examples.filter(({judged}) => judged.fresh).map(example => judge(example, bySource)),
);

const sure = validateConfidence(outcomes, folds);
const cases = outcomes.map((outcome, index) => ({...outcome, sure: sure[index] ?? 0}));
const answerable = cases.filter(({example}) => isAnswerable(example.judged));
const unanswerable = cases.filter(({example}) => !isAnswerable(example.judged));
const steps = Array.from({length: 50}, (_, step) => 0.5 + step / 100);
const isRight = (least: number) =>
  share(
    answerable.filter(one => one.sure >= least),
    ({rank}) => rank === 0,
  ) >= LEAST_RIGHT;
const least = {
  answer: steps.find(isRight) ?? 1,
  closest: Math.min(...answerable.map(one => one.sure)) / OTHER_WORDS,
};
console.log(
  `confident from ${least.answer.toFixed(2)}: ${share(answerable, one => one.sure >= least.answer).toFixed(3)} of the answerable, ` +
    `${share(
      answerable.filter(one => one.sure >= least.answer),
      ({rank}) => rank === 0,
    ).toFixed(3)} of them with the right passage first; ` +
    `${share(unanswerable, one => one.sure >= least.answer).toFixed(3)} of the unanswerable`,
);
console.log(
  `nothing shown below ${least.closest.toFixed(4)}: ${share(answerable, one => one.sure < least.closest).toFixed(3)} of the answerable, ` +
    `${share(unanswerable, one => one.sure < least.closest).toFixed(3)} of the unanswerable`,
);

const weights = fitSpans(examples);
const confidence = fitLogistic(outcomes.flatMap(caseOf), CONFIDENCE_SIGNS.length);
writeFileSync(
  WEIGHTS_FILE,
  `import type {ConfidenceSign, SpanSign} from './signs';

// Written by \`npm run fit:answers\`, which says what each figure was fitted to.

/** What each sign of a span counts. */
export const SPAN_WEIGHTS: Record<SpanSign, number> = {
${rounded(
  SPAN_SIGNS,
  SPAN_SIGNS.map(sign => weights[sign]),
)}
};

/** What each sign counts that the best span answers. */
export const CONFIDENCE_WEIGHTS: Record<ConfidenceSign, number> = {
${rounded(CONFIDENCE_SIGNS, confidence)}
};

/** How sure an answer has to be to be given as one, and as what comes closest. */
export const LEAST_CONFIDENCE = {answer: ${Number(least.answer.toFixed(2))}, closest: ${Number(least.closest.toFixed(4))}};
`,
);
