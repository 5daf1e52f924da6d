import type {WireResponse} from '../wire/answerRequest';
import type {SearchService} from './createSearchService';
import type {Task} from './WorkerMessage';

/** Does a task; returns the response where the task has one. Rejects when a shard cannot be loaded. */
export async function runTask(service: SearchService, task: Task): Promise<WireResponse | null> {
  if (task.kind === 'answer') return service.answer(task.request);
  await service.warmUp(task.facetFilters);
  return null;
}
