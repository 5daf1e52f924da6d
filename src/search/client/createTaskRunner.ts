import type {WireResponse} from '../wire/answerRequest';
import type {SearchService} from './createSearchService';
import {fetchShard} from './fetchShard';
import {runTask} from './runTask';
import type {EmbeddedProvider} from './SearchProvider';
import type {ShardManifest} from './ShardManifest';
import type {Task, WorkerReply} from './WorkerMessage';

/** Does tasks in the order they come, and answers them in that order. */
export type TaskRunner = (task: Task) => Promise<WireResponse | null>;

interface Pending {
  task: Task;
  resolve: (response: WireResponse | null) => void;
  reject: (error: Error) => void;
}

/** Returns a runner on this thread. Its code is loaded with the first task. */
function runOnThisThread(manifest: ShardManifest, loadShard: (url: string) => Promise<string>): TaskRunner {
  let loading: Promise<SearchService> | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  return task => {
    loading ??= import('./createSearchService').then(({createSearchService}) =>
      createSearchService(manifest, loadShard),
    );
    const service = loading;
    const done = previous.then(async () => runTask(await service, task));
    previous = done.catch(() => {});
    return done;
  };
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
  } catch {
    // No workers here, or the page's policy forbids them.
    return null;
  }
}

function withAbsoluteUrls(manifest: ShardManifest): ShardManifest {
  return {
    ...manifest,
    shards: manifest.shards.map(shard => ({...shard, url: new URL(shard.url, document.baseURI).href})),
  };
}

/**
 * Returns a runner in a worker. When the worker cannot be started, or dies, the tasks that are still open and all
 * further ones are done on the page's own thread.
 */
export function createTaskRunner({shards, loadShard}: EmbeddedProvider): TaskRunner {
  if (loadShard) return runOnThisThread(shards, loadShard);
  const manifest = withAbsoluteUrls(shards);
  const fallBack = () => runOnThisThread(manifest, url => fetchShard(url, manifest.revalidate ?? false));
  const worker = startWorker();
  if (!worker) return fallBack();

  const pending = new Map<number, Pending>();
  let lastId = 0;
  let instead: TaskRunner | undefined;

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const task = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) task?.reject(new Error(data.error));
    else task?.resolve(data.response);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    worker.terminate();
    const runner = (instead ??= fallBack());
    for (const {task, resolve, reject} of pending.values()) runner(task).then(resolve, reject);
    pending.clear();
  });
  worker.postMessage({manifest});

  return task => {
    if (instead) return instead(task);
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {task, resolve, reject});
      worker.postMessage({id: lastId, task});
    });
  };
}
