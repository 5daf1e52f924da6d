import type {RankedSpan} from './rankSpans';

/** So many of the best spans tell how sure it is that there is an answer. */
const TELLING = 3;
/**
 * What each sign counts that there is an answer, fitted to judged questions by logistic regression. A longer question says
 * more that no passage repeats, so that each of its words asks for a little less evidence.
 */
const SIGNS = {bestEvidence: 4.4, firstEvidence: 4.5, asked: 3.3, word: 0.29, constant: -8.9};
/** What stands for `asked` where nobody noted what readers ask: about what it is where there is an answer. */
const NOT_NOTED = 0.35;

/**
 * Returns how sure it is that the best spans answer a question: the probability of it, from 0 to 1.
 *
 * @param ranked - the spans, the best first
 * @param words - number of the words of the question
 */
export function confidenceOf(ranked: readonly RankedSpan[], words: number): number {
  const telling = ranked.slice(0, TELLING);
  const [first] = telling;
  if (!first) return 0;
  const asked = telling.flatMap(span => span.asked ?? []);
  const sum =
    SIGNS.bestEvidence * Math.max(...telling.map(({evidence}) => evidence)) +
    SIGNS.firstEvidence * first.evidence +
    SIGNS.asked * (asked.length > 0 ? Math.max(...asked) : NOT_NOTED) +
    SIGNS.word * words +
    SIGNS.constant;
  return 1 / (1 + Math.exp(-sum));
}
