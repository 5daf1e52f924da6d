import type {AnswerTexts} from '../answers/AnswerTexts';

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
