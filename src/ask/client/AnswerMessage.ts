import type {ShardManifest} from '../../search/client/ShardManifest';
import type {AnswerEvent} from '../answerer/AnswerEvent';
import type {AnswerTexts} from '../answerer/AnswerTexts';

/** A question to the embedded answerer. */
export interface AnswerTask {
  kind: 'answer';
  question: string;
  /** The reader's questions before it, the oldest first. */
  earlier: string[];
  /** The page's own filters, which choose the version and the language. */
  facetFilters: unknown;
  texts?: AnswerTexts | undefined;
}

/** To load what some filters choose, before the first question needs it. */
export interface WarmUpTask {
  kind: 'warmUp';
  facetFilters: unknown;
}

export type Task = AnswerTask | WarmUpTask;

/** To the worker: the manifest once, then tasks with an id each. */
export type WorkerMessage = {manifest: ShardManifest} | {id: number; task: Task};

/** From the worker: all events of the answer to the task with that id, or why there are none. */
export type WorkerReply = {id: number; events: AnswerEvent[]} | {id: number; error: string};
