import type {FeedbackReason, UiMessage} from '../../protocols/ask/UiMessage';

/** A question with the conversation it belongs to. */
export interface AskRequest {
  /** Id of the conversation, the same for all its questions. */
  id: string;
  /** All messages so far, the question last. */
  messages: readonly UiMessage[];
  /** What limits the search of the assistant: the page's own filters, if it has any. */
  searchParameters?: {facetFilters?: unknown; [name: string]: unknown} | undefined;
  /** Address of the page that is asked about; only the embedded answerer heeds it. */
  page?: string | undefined;
  /** Set when the reader picked a suggested question instead of typing one. */
  suggestedQuestionId?: string | undefined;
  /** Stops the answer. */
  signal?: AbortSignal | undefined;
  /** How the embedded answerer writes: as fast as one reads, or all at once. Others write as they like. */
  pace?: 'reading' | 'instant' | undefined;
}

/** The most characters of what a reader says to a thumb down. */
export const LONGEST_NOTE = 1000;

/** What a reader thinks of an answer. */
export interface Feedback {
  /** Id of the message that is rated: `rating.of` says which. */
  messageId: string;
  thumbs: 0 | 1;
  /** Why the thumb is down; sent where `rating.takesReasons`. */
  reasons?: readonly FeedbackReason[] | undefined;
  /** The same in the reader's words. */
  note?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** A question offered to the reader. */
export interface SuggestedQuestion {
  objectID: string;
  question: string;
}

/** Where the dialog sends questions. It cannot tell who answers. */
export interface AskClient {
  /**
   * Asks a question and yields the answer as it grows, each time a new object. Aborting ends the iteration without an
   * error; the last state then has `metadata.stopped`, also when nothing had been written yet.
   * @throws AskError when no answer comes, or it breaks off; what was yielded before stays valid
   */
  ask(request: AskRequest): AsyncIterable<UiMessage>;
  /** Which message of an exchange a thumb is for, and whether the reader is asked for the reasons of a thumb down. */
  readonly rating: {of: 'question' | 'answer'; takesReasons: boolean};
  /**
   * Sends a reader's thumb. Without an assistant id or an application id there is nobody to send it to, and nothing
   * is sent.
   * @throws AskError `feedback` for a status of 300 or above, and when the server is out of reach
   */
  sendFeedback(feedback: Feedback): Promise<void>;
  /**
   * Returns up to three questions to offer; none when they cannot be had.
   * @param page - path of the page the reader is on
   */
  suggestedQuestions(page: string): Promise<SuggestedQuestion[]>;
  /** Gets ready for a question, so that its answer begins at once. */
  warmUp(searchParameters?: AskRequest['searchParameters']): Promise<void>;
}
