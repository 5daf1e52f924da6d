import type {WireResponse} from '../protocols/algolia/answerRequest';
import {createSearchService} from './createSearchService';
import type {SearchTask} from './SearchTask';
import type {ShardManifest} from './ShardManifest';
import type {TaskService} from './createTaskRunner';

/** Returns what does the tasks of a search; a task that only gets ready leads to null. */
export function createSearchTasks(
  manifest: ShardManifest,
  loadShard: (url: string) => Promise<string>,
): TaskService<SearchTask, WireResponse | null> {
  const service = createSearchService(manifest, loadShard);
  return {
    async run(task) {
      if (task.kind === 'answer') return service.answer(task.request);
      await service.warmUp(task.facetFilters);
      return null;
    },
  };
}
