/** What is told of a case, and whether it is one. */
export interface Case {
  signs: readonly number[];
  holds: boolean;
}

const ROUNDS = 400;
const RATE = 0.15;
const MOMENTUM = {first: 0.9, second: 0.99};

/** Returns the probability that a case is one. */
export function probabilityOf(signs: readonly number[], weights: readonly number[]): number {
  const sum = signs.reduce((total, sign, index) => total + sign * (weights[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Minimizes a loss by Adam (Kingma and Ba 2015), steps growing smaller.
 *
 * @param slopes - returns the gradient of the mean loss at some weights
 * @param pull - how strongly each weight is pulled to 0 (L2)
 */
export function minimize(
  slopes: (weights: readonly number[]) => readonly number[],
  size: number,
  {pull = 0.001, rounds = ROUNDS, rate = RATE} = {},
): number[] {
  const weights = Array.from({length: size}, () => 0);
  const first = weights.map(() => 0);
  const second = weights.map(() => 0);
  for (let round = 1; round <= rounds; round += 1) {
    slopes(weights).forEach((ofLoss, index) => {
      const slope = ofLoss + pull * (weights[index] ?? 0);
      first[index] = MOMENTUM.first * (first[index] ?? 0) + (1 - MOMENTUM.first) * slope;
      second[index] = MOMENTUM.second * (second[index] ?? 0) + (1 - MOMENTUM.second) * slope * slope;
      const mean = (first[index] ?? 0) / (1 - MOMENTUM.first ** round);
      const spread = Math.sqrt((second[index] ?? 0) / (1 - MOMENTUM.second ** round));
      weights[index] =
        (weights[index] ?? 0) - (rate * 4 ** (1 - (2 * round) / rounds) * mean) / (spread + 1e-8);
    });
  }
  return weights;
}

/** Fits weights by logistic regression. */
export function fitLogistic(cases: readonly Case[], size: number): number[] {
  return minimize(weights => {
    const gradient = Array.from({length: size}, () => 0);
    for (const {signs, holds} of cases) {
      const share = (probabilityOf(signs, weights) - Number(holds)) / cases.length;
      signs.forEach((sign, index) => {
        gradient[index] = (gradient[index] ?? 0) + share * sign;
      });
    }
    return gradient;
  }, size);
}
