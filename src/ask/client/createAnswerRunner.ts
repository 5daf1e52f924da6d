import {fetchShard} from '../../search/client/fetchShard';
import type {ShardManifest} from '../../search/client/ShardManifest';
import type {AnswerEvent} from '../answerer/AnswerEvent';
import type {Task, WorkerReply} from './AnswerMessage';
import type {EmbeddedAskProvider} from './AskProvider';
import type {AnswerService} from './createAnswerService';

/** Does tasks and returns the events they lead to. */
export type AnswerRunner = (task: Task) => Promise<AnswerEvent[]>;

interface Pending {
  task: Task;
  resolve: (events: AnswerEvent[]) => void;
  reject: (error: Error) => void;
}

/** Returns a runner on this thread. Its code is loaded with the first task. */
function runOnThisThread(manifest: ShardManifest, loadShard: (url: string) => Promise<string>): AnswerRunner {
  let service: Promise<AnswerService> | undefined;
  return async task => {
    service ??= import('./createAnswerService').then(({createAnswerService}) =>
      createAnswerService(manifest, loadShard),
    );
    return (await service).run(task);
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
export function createAnswerRunner({shards, loadShard}: EmbeddedAskProvider): AnswerRunner {
  if (loadShard) return runOnThisThread(shards, loadShard);
  const manifest = withAbsoluteUrls(shards);
  const fallBack = () => runOnThisThread(manifest, url => fetchShard(url, manifest.revalidate ?? false));
  const worker = startWorker();
  if (!worker) return fallBack();

  const pending = new Map<number, Pending>();
  let lastId = 0;
  let instead: AnswerRunner | undefined;

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const task = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) task?.reject(new Error(data.error));
    else task?.resolve(data.events);
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
