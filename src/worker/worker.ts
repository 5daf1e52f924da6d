import {createTaskService} from './createTaskService';
import {fetchShard} from './fetchShard';
import type {RunTask, Task} from './Task';
import type {WorkerMessage, WorkerReply} from './WorkerMessage';

/** Of the browser's Trusted Types: the policy that the address of each further script goes through. */
interface PolicyFactory {
  createPolicy: (name: string, rules: {createScriptURL: (url: string) => string | undefined}) => unknown;
}

const {trustedTypes} = self as {trustedTypes?: PolicyFactory};
trustedTypes?.createPolicy('default', {
  createScriptURL: url =>
    new URL(url, self.location.href).origin === self.location.origin ? url : undefined,
});

let run: RunTask | undefined;

const reply = (message: WorkerReply) => self.postMessage(message);

async function doTask(id: number, task: Task): Promise<WorkerReply> {
  try {
    if (!run) throw new Error('No manifest came before the first task');
    return {id, result: await run(task)};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if ('manifest' in data) {
    const {manifest} = data;
    run = createTaskService(manifest, (url, isUnreadable) =>
      fetchShard(url, isUnreadable || manifest.revalidate === true),
    );
    return;
  }
  reply({id: data.id, isTaken: true});
  void doTask(data.id, data.task).then(reply);
});
