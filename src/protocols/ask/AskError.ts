/** What can go wrong with a question. The dialog says each in the reader's language, with what to do about it. */
export type AskErrorCode =
  /** No assistant is configured. */
  | 'assistant'
  /** The assistant gave no token. */
  | 'token'
  /** It did not accept the token. */
  | 'unauthorized'
  /** It may not be asked from here. */
  | 'forbidden'
  /** It could not read the question. */
  | 'request'
  /** Too many questions in a short time. */
  | 'limit'
  /** It has a problem of its own. */
  | 'server'
  /** It could not be reached. */
  | 'network'
  /** The answer broke off. */
  | 'cut'
  /** It stopped answering. */
  | 'silent'
  /** It could not finish the answer. */
  | 'stream'
  /** What it sent is no answer. */
  | 'malformed'
  /** The answer is larger than a dialog shows. */
  | 'size'
  /** The conversation is longer than the assistant takes. */
  | 'long'
  /** The feedback was not taken. */
  | 'feedback'
  /** The text to answer from could not be loaded. */
  | 'content';

interface AskErrorDetails {
  /** What the server says about it, as plain text. */
  detail?: string | undefined;
  /** The HTTP status where one came. */
  status?: number | undefined;
  cause?: unknown;
}

/** A question, or the feedback on an answer, that failed. */
export class AskError extends Error {
  override readonly name = 'AskError';
  readonly detail: string | undefined;
  readonly status: number | undefined;

  constructor(
    readonly code: AskErrorCode,
    {detail, status, cause}: AskErrorDetails = {},
  ) {
    super([code, status, detail].filter(Boolean).join(': '), {cause});
    this.detail = detail;
    this.status = status;
  }
}
