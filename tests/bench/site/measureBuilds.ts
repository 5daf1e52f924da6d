import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildWithTimes} from './buildWithTimes';
import {median, type Pair, SIDES} from './Pair';

/** CPU seconds of a build. */
export interface BuildTimes {
  /** Nothing is left of an earlier build. */
  cold: number;
  /** Again, nothing changed. */
  warm: number;
}

/** What a build or a dev server leaves in the folder of a site. */
export const LEFTOVERS = ['build', '.docusaurus', 'node_modules'];

/** Builds both sites in turn, cold and warm, and returns the median CPU times. */
export function measureBuilds(folders: Pair<string>, runs: number): Pair<BuildTimes> {
  const cold: Pair<number[]> = {stock: [], ours: []};
  const warm: Pair<number[]> = {stock: [], ours: []};
  for (let run = 0; run < runs; run++) {
    for (const side of SIDES) {
      for (const leftover of LEFTOVERS)
        rmSync(path.join(folders[side], leftover), {recursive: true, force: true});
      cold[side].push(buildWithTimes(folders[side]));
    }
    for (const side of SIDES) warm[side].push(buildWithTimes(folders[side]));
  }
  return {
    stock: {cold: median(cold.stock), warm: median(warm.stock)},
    ours: {cold: median(cold.ours), warm: median(warm.ours)},
  };
}
