import type {WireResponse} from '../protocols/algolia/answerRequest';
import {createTaskRunner, type TaskRunner} from './createTaskRunner';
import type {ShardManifest} from './ShardManifest';
import type {SearchTask} from './SearchTask';

/** Does the tasks of a search. */
export type SearchRunner = TaskRunner<SearchTask, WireResponse | null>;

/** Where the shards are, and how their text is had where it is not fetched: no worker is used then. */
export interface ShardSource {
  shards: ShardManifest;
  loadShard?: ((url: string) => Promise<string>) | undefined;
}

/** Returns the runner of the site's own search. */
export function createSearchRunner({shards, loadShard}: ShardSource): SearchRunner {
  return createTaskRunner({
    shards,
    loadShard,
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'}),
    loadService: async () => (await import('./createSearchTasks')).createSearchTasks,
  });
}
