import type {CreateTaskService, TaskService} from './createTaskRunner';
import {fetchShard} from './fetchShard';
import type {WorkerMessage, WorkerReply} from './WorkerMessage';

/**
 * Does in a worker what the page's runner sends, by a service over the manifest that comes first: one task after
 * another, so that the answer to an earlier keystroke never comes after that to a later one.
 */
export function serveTasks<Task, Result>(create: CreateTaskService<Task, Result>): void {
  let service: TaskService<Task, Result> | undefined;
  let previous: Promise<void> = Promise.resolve();

  async function reply(id: number, task: Task): Promise<void> {
    let answer: WorkerReply<Result>;
    try {
      if (!service) throw new Error('No manifest came before the first task');
      answer = {id, result: await service.run(task)};
    } catch (error) {
      answer = {id, error: error instanceof Error ? error.message : String(error)};
    }
    self.postMessage(answer);
  }

  self.addEventListener('message', ({data}: MessageEvent<WorkerMessage<Task>>) => {
    if ('manifest' in data) {
      const {manifest} = data;
      service = create(manifest, url => fetchShard(url, manifest.revalidate ?? false));
      return;
    }
    previous = previous.then(() => reply(data.id, data.task));
  });
}
