import type {ShardManifest} from './ShardManifest';
import type {ResultOf, Task} from './Task';

/** To the worker: the manifest once, then tasks with an id each. */
export type WorkerMessage = {manifest: ShardManifest} | {id: number; task: Task};

/** From the worker: what came of the task with that id, or why it failed. */
export type WorkerReply = {id: number; result: ResultOf<Task>} | {id: number; error: string};
