import {minimize} from './fitLogistic';

/** The candidates for the answer to one question: the signs of each, and whether it holds the answer. */
export type Choice = readonly {signs: readonly number[]; right: boolean}[];

const PULL = 0.002;
const ROUNDS = 150;
const RATE = 0.08;

/** Adds the gradient of one question's loss, −log of the probability of its right candidates. */
function addGradient(choice: Choice, weights: readonly number[], gradient: number[]): void {
  const scores = choice.map(({signs}) =>
    signs.reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), 0),
  );
  const best = Math.max(...scores);
  const odds = scores.map(score => Math.exp(score - best));
  let all = 0;
  let right = 0;
  choice.forEach((candidate, index) => {
    all += odds[index] ?? 0;
    if (candidate.right) right += odds[index] ?? 0;
  });
  choice.forEach((candidate, index) => {
    const share = (odds[index] ?? 0) / all - (candidate.right ? (odds[index] ?? 0) / right : 0);
    candidate.signs.forEach((sign, at) => {
      gradient[at] = (gradient[at] ?? 0) + share * sign;
    });
  });
}

/**
 * Fits weights by listwise logistic regression (Cao et al. 2007, ListNet): those by which the right candidates of each
 * question get most of the probability. Questions without a right candidate tell nothing and are left out.
 */
export function fitSoftmax(choices: readonly Choice[], size: number): number[] {
  const telling = choices.filter(choice => choice.some(({right}) => right));
  return minimize(
    weights => {
      const gradient = weights.map(() => 0);
      for (const choice of telling) addGradient(choice, weights, gradient);
      return gradient.map(slope => slope / telling.length);
    },
    size,
    {pull: PULL, rounds: ROUNDS, rate: RATE},
  );
}
