import {findWords} from './findWords';
import type {RankedSpan} from './rankSpans';
import type {Question} from './readQuestion';
import {sureShareOf} from './sureShareOf';
import {tokensOf} from './tokensOf';

/** So many of the best spans tell how sure it is that there is an answer. */
const TELLING = 3;
/**
 * What each sign counts that there is an answer, fitted to judged questions by logistic regression. A longer question says
 * more that no passage repeats, so that each of its words asks for a little less evidence.
 */
const SIGNS = {
  bestEvidence: 3.6,
  firstEvidence: 3.2,
  /** Share of the question that one sentence has: what is answered is mostly said in one. */
  sentence: 3,
  word: 0.33,
  /** Each name of the question that none of the spans has: nothing stands in for one. */
  missingName: -2.5,
  constant: -7.88,
};
const END_OF_SENTENCE = /(?<=[.!?:;])\s+|\n/;

/** Returns the largest share of the question that a sentence of the span has, code not counted where there is prose. */
function bestSentence({span: {passages}}: RankedSpan, question: Question, language: string): number {
  const prose = passages.filter(({kind}) => kind !== 'code');
  const shares = (prose.length > 0 ? prose : passages)
    .flatMap(({text}) => text.split(END_OF_SENTENCE))
    .map(sentence => sureShareOf(question, findWords(tokensOf(sentence, language), question).exactness));
  return Math.max(0, ...shares);
}

/**
 * Returns how sure it is that spans answer a question: the probability of it, from 0 to 1.
 *
 * @param ranked - the spans, the best first
 */
export function confidenceOf(ranked: readonly RankedSpan[], question: Question, language: string): number {
  const telling = ranked.slice(0, TELLING);
  const [first] = telling;
  if (!first) return 0;
  const sum =
    SIGNS.bestEvidence * Math.max(...telling.map(({evidence}) => evidence)) +
    SIGNS.firstEvidence * first.evidence +
    SIGNS.sentence * Math.max(...telling.map(span => bestSentence(span, question, language))) +
    SIGNS.word * question.length +
    SIGNS.missingName * Math.min(...telling.map(({missingNames}) => missingNames)) +
    SIGNS.constant;
  return 1 / (1 + Math.exp(-sum));
}
