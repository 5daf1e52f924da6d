import type {WireRequest, WireResponse} from '../wire/answerRequest';
import type {ShardManifest} from './ShardManifest';

/** What there is to do: answer a request, or get ready for the shards that some filters choose. */
export type Task = {kind: 'answer'; request: WireRequest} | {kind: 'warmUp'; facetFilters: unknown};

/** To the worker: the manifest once, then tasks with an id each. */
export type WorkerMessage = {manifest: ShardManifest} | {id: number; task: Task};

/** From the worker: the answer to the task with that id, `null` where there is nothing to say, or why it failed. */
export type WorkerReply = {id: number; response: WireResponse | null} | {id: number; error: string};
