import {once} from 'node:events';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {LEFTOVERS} from './measureBuilds';
import {median, type Pair, SIDES} from './Pair';
import {startDevServer} from './startDevServer';

/** Milliseconds until a dev server has compiled all pages. */
export interface StartTimes {
  /** Nothing is left of an earlier run. */
  cold: number;
  /** Again, nothing changed. */
  warm: number;
}

async function startAndEnd(folder: string): Promise<number> {
  const {process, time} = await startDevServer(folder);
  // What is kept for the next start is written once the pages are there.
  await new Promise(resolve => setTimeout(resolve, KEEPING_TIME));
  const ended = once(process, 'exit');
  process.kill();
  await ended;
  return time;
}

const KEEPING_TIME = 60_000;

/** Starts the dev servers of both sites in turn, cold and warm, and returns the median times. */
export async function measureStarts(folders: Pair<string>, runs: number): Promise<Pair<StartTimes>> {
  const cold: Pair<number[]> = {stock: [], ours: []};
  const warm: Pair<number[]> = {stock: [], ours: []};
  for (let run = 0; run < runs; run++) {
    for (const side of SIDES) {
      for (const leftover of LEFTOVERS)
        rmSync(path.join(folders[side], leftover), {recursive: true, force: true});
      cold[side].push(await startAndEnd(folders[side]));
    }
    for (const side of SIDES) warm[side].push(await startAndEnd(folders[side]));
  }
  return {
    stock: {cold: median(cold.stock), warm: median(warm.stock)},
    ours: {cold: median(cold.ours), warm: median(warm.ours)},
  };
}
