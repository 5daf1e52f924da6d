import {fetchShard} from './fetchShard';
import type {ShardManifest} from './ShardManifest';
import type {WorkerMessage, WorkerReply} from './WorkerMessage';

/** What does tasks over the shards of a manifest, on whichever thread. Rejects when a shard cannot be loaded. */
export interface TaskService<Task, Result> {
  run(task: Task): Promise<Result>;
}

/** Returns a service over the shards of a manifest. */
export type CreateTaskService<Task, Result> = (
  manifest: ShardManifest,
  loadShard: (url: string) => Promise<string>,
) => TaskService<Task, Result>;

/** Does tasks in the order they come, and answers them in that order. */
export type TaskRunner<Task, Result> = (task: Task) => Promise<Result>;

export interface TaskRunnerOptions<Task, Result> {
  shards: ShardManifest;
  /** Returns the text of a shard where it is not fetched. No worker is used then. */
  loadShard?: ((url: string) => Promise<string>) | undefined;
  startWorker: () => Worker;
  /** Loads the code that does the tasks where no worker does. */
  loadService: () => Promise<CreateTaskService<Task, Result>>;
}

interface Pending<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

function tryTo<Value>(start: () => Value): Value | null {
  try {
    return start();
  } catch {
    // No workers here, or the page's policy forbids them.
    return null;
  }
}

const absolute = (url: string) => new URL(url, document.baseURI).href;

function withAbsoluteUrls(manifest: ShardManifest): ShardManifest {
  return {
    ...manifest,
    shards: manifest.shards.map(({url, codeUrl, ...shard}) => ({
      ...shard,
      url: absolute(url),
      ...(codeUrl !== undefined && {codeUrl: absolute(codeUrl)}),
    })),
  };
}

/**
 * Returns a runner in a worker. When the worker cannot be started, or dies, the tasks that are still open and all
 * further ones are done on the page's own thread.
 */
export function createTaskRunner<Task, Result>(
  options: TaskRunnerOptions<Task, Result>,
): TaskRunner<Task, Result> {
  const {shards, loadShard, startWorker, loadService} = options;

  function runOnThisThread(
    manifest: ShardManifest,
    load: (url: string) => Promise<string>,
  ): TaskRunner<Task, Result> {
    let loading: Promise<TaskService<Task, Result>> | undefined;
    let previous: Promise<unknown> = Promise.resolve();
    return task => {
      const service = (loading ??= loadService().then(create => create(manifest, load)));
      const done = previous.then(async () => (await service).run(task));
      previous = done.catch(() => {});
      return done;
    };
  }

  if (loadShard) return runOnThisThread(shards, loadShard);
  const manifest = withAbsoluteUrls(shards);
  const fallBack = () => runOnThisThread(manifest, url => fetchShard(url, manifest.revalidate ?? false));
  const worker = tryTo(startWorker);
  if (!worker) return fallBack();

  const pending = new Map<number, Pending<Task, Result>>();
  const send = (message: WorkerMessage<Task>) => worker.postMessage(message);
  let lastId = 0;
  let instead: TaskRunner<Task, Result> | undefined;

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply<Result>>) => {
    const task = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) task?.reject(new Error(data.error));
    else task?.resolve(data.result);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    worker.terminate();
    const runner = (instead ??= fallBack());
    for (const {task, resolve, reject} of pending.values()) runner(task).then(resolve, reject);
    pending.clear();
  });
  send({manifest});

  return task => {
    if (instead) return instead(task);
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {task, resolve, reject});
      send({id: lastId, task});
    });
  };
}
