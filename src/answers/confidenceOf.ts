import type {RankedSpan} from './rankSpans';
import type {Question} from './readQuestion';
import {CONFIDENCE_SIGNS, type ConfidenceSign} from './signs';
import {CONFIDENCE_WEIGHTS} from './weights';

/** So many of the best spans tell how sure it is that there is an answer. */
const TELLING = 3;
/** Spans that have less of the question have a word or two of it by chance. */
const LEAST_EVIDENCE = 0.12;
/** So many of the best spans share in what is likely. */
const COMPARED = 40;

/**
 * Returns the signs that the first of some spans answers a question, `null` where none has enough of it to tell.
 *
 * @param ranked - the spans, the best first
 */
export function confidenceSigns(
  ranked: readonly RankedSpan[],
  question: Question,
): Record<ConfidenceSign, number> | null {
  const telling = ranked.slice(0, TELLING);
  const [first] = telling;
  if (!first) return null;
  const bestEvidence = Math.max(...telling.map(({evidence}) => evidence));
  if (bestEvidence < LEAST_EVIDENCE) return null;
  const all = ranked.slice(0, COMPARED).reduce((sum, {score}) => sum + score, 0);
  return {
    evidence: Math.log(Math.max(LEAST_EVIDENCE, bestEvidence)),
    missingNames: Math.min(...telling.map(({missingNames}) => missingNames)),
    length: question.length / 10,
    share: first.score / all,
    otherKind: first.signs.otherKind,
    constant: 1,
  };
}

/** Returns how sure it is that the first of some spans answers a question: the probability of it, from 0 to 1. */
export function confidenceOf(ranked: readonly RankedSpan[], question: Question): number {
  const signs = confidenceSigns(ranked, question);
  if (!signs) return 0;
  const sum = CONFIDENCE_SIGNS.reduce((total, sign) => total + CONFIDENCE_WEIGHTS[sign] * signs[sign], 0);
  return 1 / (1 + Math.exp(-sum));
}
