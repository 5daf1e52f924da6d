import type {ShardManifest} from './ShardManifest';
import type {ResultOf, Task} from './Task';

/** To the worker: the manifest once, then tasks with an id each. */
export type WorkerMessage = {manifest: ShardManifest} | {id: number; task: Task};

/** From the worker: that it has the task with that id; later what came of it, or why it failed. */
export type WorkerReply =
  {id: number; isTaken: true} | {id: number; result: ResultOf<Task>} | {id: number; error: string};
