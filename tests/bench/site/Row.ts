import type {Pair} from './Pair';

export type Unit = 'kB' | 'B' | 'requests' | 'ms' | 's' | 'shift';

/** What this site is held to: a largest number in the unit, or a largest share of the stock site's. */
export type Goal = {most: number} | {ratio: number};

/** One line of the comparison. */
export interface Row {
  figure: string;
  unit: Unit;
  /** In the unit, but bytes where that is kB; `NaN` at the stock site for what it does not have. */
  measured: Pair<number>;
  goal: Goal;
}

export function isMet({measured, goal}: Row): boolean {
  return 'most' in goal ? measured.ours <= goal.most : measured.ours <= measured.stock * goal.ratio;
}
