import type {AnswerEvent} from '../answers/AnswerEvent';
import type {AnswerTexts} from '../answers/AnswerTexts';
import type {WireRequest, WireResponse} from '../protocols/algolia/answerRequest';

/** A request of the search protocol. */
export interface SearchTask {
  kind: 'search';
  request: WireRequest;
}

/** A question to the embedded answerer. */
export interface AnswerTask {
  kind: 'answer';
  question: string;
  /** The reader's questions before it, the oldest first. */
  earlier: string[];
  /** The page's own filters, which choose the version and the language. */
  facetFilters: unknown;
  /** Address of the page to answer from; from all of them unless given. */
  page?: string | undefined;
  texts?: AnswerTexts | undefined;
}

/** To load what some filters choose, before the first search or the first question needs it. */
export interface WarmUpTask {
  kind: 'warmUp';
  for: 'search' | 'answers';
  facetFilters: unknown;
}

export type Task = SearchTask | AnswerTask | WarmUpTask;

interface Results {
  search: WireResponse;
  answer: AnswerEvent[];
  warmUp: null;
}

/** What comes of a task. */
export type ResultOf<One extends Task> = Results[One['kind']];

/** Does a task; rejects when a shard cannot be loaded, or takes too long. */
export type RunTask = <One extends Task>(task: One) => Promise<ResultOf<One>>;
