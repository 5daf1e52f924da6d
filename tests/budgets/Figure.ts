import type {Load} from '../support/recordLoads';

/** Something a reader is made to load: the files, and the most they may come to. */
export interface Figure {
  /** Names the figure in the table and to the reports that are compared. */
  name: string;
  unit: 'bytes' | 'requests';
  /** The measured number, in the unit. */
  value: number;
  /** The most it may be, in the unit. */
  budget: number;
  files: Load[];
}

export function isOver({value, budget}: Figure): boolean {
  return value > budget;
}
