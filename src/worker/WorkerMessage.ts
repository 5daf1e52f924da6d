import type {ShardManifest} from './ShardManifest';

/** To the worker: the manifest once, then tasks with an id each. */
export type WorkerMessage<Task> = {manifest: ShardManifest} | {id: number; task: Task};

/** From the worker: what came of the task with that id, or why it failed. */
export type WorkerReply<Result> = {id: number; result: Result} | {id: number; error: string};
