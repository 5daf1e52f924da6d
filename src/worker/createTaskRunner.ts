import type {LoadShard} from './createCorpora';
import {createTaskQueue} from './createTaskQueue';
import {fetchShard} from './fetchShard';
import type {ShardManifest} from './ShardManifest';
import type {ResultOf, RunTask, Task} from './Task';
import type {WorkerMessage, WorkerReply} from './WorkerMessage';

/** Where the shards are, and how their text is had where it is not fetched: no worker is used then. */
export interface ShardSource {
  shards: ShardManifest;
  loadShard?: ((url: string) => Promise<string>) | undefined;
}

interface Pending {
  task: Task;
  /** Ends the wait for a word of the worker. */
  stopWaiting: () => void;
  resolve: (result: ResultOf<Task>) => void;
  reject: (error: Error) => void;
}

/** Milliseconds that a reader waits before they are told that the search does not answer. */
const DEADLINE = 8000;

/**
 * Milliseconds after which a worker that has not even taken a task is given up: its script does not come, is empty, or was
 * ended by the browser, which tells nobody. Half of the deadline is left for the page's own thread.
 */
const SILENCE = 4000;

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

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
  } catch {
    // No workers here, or the page's policy forbids them.
    return null;
  }
}

function runOnThisThread(manifest: ShardManifest, loadShard: LoadShard): RunTask {
  let loading: Promise<RunTask> | undefined;
  async function load(): Promise<RunTask> {
    const {createTaskService} = await import('./createTaskService');
    return createTaskService(manifest, loadShard);
  }
  return async task => {
    loading ??= load();
    try {
      return await (
        await loading
      )(task);
    } catch (error) {
      // A script that did not come is asked for again by the next task.
      await loading.catch(() => (loading = undefined));
      throw error;
    }
  };
}

function runInWorker(worker: Worker, manifest: ShardManifest, fallBack: () => RunTask): RunTask {
  const pending = new Map<number, Pending>();
  const send = (message: WorkerMessage) => worker.postMessage(message);
  let lastId = 0;
  let instead: RunTask | undefined;

  function takeOver(): void {
    worker.terminate();
    const run = (instead ??= fallBack());
    for (const {task, stopWaiting, resolve, reject} of pending.values()) {
      stopWaiting();
      run(task).then(resolve, reject);
    }
    pending.clear();
  }

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const task = pending.get(data.id);
    task?.stopWaiting();
    if ('isTaken' in data) return;
    pending.delete(data.id);
    if ('error' in data) task?.reject(new Error(data.error));
    else task?.resolve(data.result);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    takeOver();
  });
  send({manifest});

  return <One extends Task>(task: One) =>
    instead?.(task) ??
    new Promise<ResultOf<One>>((resolve, reject) => {
      lastId += 1;
      const silence = setTimeout(takeOver, SILENCE);
      pending.set(lastId, {
        task,
        stopWaiting: () => clearTimeout(silence),
        // The worker answers a task with the result of its kind.
        resolve: result => resolve(result as ResultOf<One>),
        reject,
      });
      send({id: lastId, task});
    });
}

function createTaskRunner({shards, loadShard}: ShardSource): RunTask {
  if (loadShard) return createTaskQueue(runOnThisThread(shards, loadShard));
  const manifest = withAbsoluteUrls(shards);
  const fallBack = () =>
    runOnThisThread(manifest, (url, isUnreadable) =>
      fetchShard(url, isUnreadable || manifest.revalidate === true),
    );
  const worker = startWorker();
  return createTaskQueue(worker ? runInWorker(worker, manifest, fallBack) : fallBack(), DEADLINE);
}

const runners = new WeakMap<ShardManifest, RunTask>();

/**
 * Returns what does the tasks over the shards of a manifest: in one worker a page, whoever asks. When the worker cannot be
 * started, dies, or says nothing for 4 s, the tasks that are still open and all further ones are done on the page's own
 * thread. A task that takes longer than 8 s rejects; what it waits for is loaded all the same.
 */
export function taskRunnerOf(source: ShardSource): RunTask {
  if (source.loadShard) return createTaskRunner(source);
  const known = runners.get(source.shards) ?? createTaskRunner(source);
  runners.set(source.shards, known);
  return known;
}
