import type {WireResponse} from '../wire/answerRequest';
import {createTaskRunner, type TaskRunner} from './createTaskRunner';
import type {EmbeddedProvider} from './SearchProvider';
import type {SearchTask} from './SearchTask';

/** Does the tasks of a search. */
export type SearchRunner = TaskRunner<SearchTask, WireResponse | null>;

/** Returns the runner of the site's own search. */
export function createSearchRunner({shards, loadShard}: EmbeddedProvider): SearchRunner {
  return createTaskRunner({
    shards,
    loadShard,
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'}),
    loadService: async () => (await import('./createSearchTasks')).createSearchTasks,
  });
}
