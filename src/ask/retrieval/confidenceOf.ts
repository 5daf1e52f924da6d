import type {RankedSpan} from './rankSpans';

/** So many of the best spans tell how sure it is that there is an answer. */
const TELLING = 3;
/**
 * What each sign counts that there is an answer, fitted to judged questions by logistic regression. A longer question says
 * more that no passage repeats, so that each of its words asks for a little less evidence.
 */
const SIGNS = {bestEvidence: 5.2, firstEvidence: 4.2, asked: 3.4, word: 0.31, constant: -9.8};
/** What stands for `asked` where nobody noted what readers ask; it makes up for the words that no note could add to the evidence. */
const NOT_NOTED = 0.45;

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
