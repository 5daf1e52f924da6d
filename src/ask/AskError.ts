/** What went wrong with a question, in English: the dialog has its own words for each code. */
export const ASK_FAILURES = {
  assistant: {
    happened: 'Ask AI assistant ID is required',
    advice: 'Set the id of the assistant in the configuration.',
  },
  token: {
    happened: 'The assistant did not let this page in.',
    advice:
      'Reload the page. If it stays, the site’s address may be missing from the assistant’s list of domains.',
  },
  unauthorized: {
    happened: 'The assistant did not accept this page’s pass.',
    advice: 'Reload the page and ask again.',
  },
  forbidden: {
    happened: 'The assistant may not be asked from here.',
    advice:
      'The site’s address, the assistant’s id or the key has to be allowed in the assistant’s settings.',
  },
  request: {
    happened: 'The assistant could not read the question.',
    advice: 'Start a new conversation and ask again.',
  },
  limit: {
    happened: 'Too many questions were asked in a short time.',
    advice: 'Wait a minute and ask again.',
  },
  server: {
    happened: 'The assistant has a problem of its own.',
    advice: 'Ask again in a moment.',
  },
  network: {
    happened: 'The assistant could not be reached.',
    advice: 'Check your network connection and ask again.',
  },
  cut: {
    happened: 'The answer broke off before its end.',
    advice: 'Ask again.',
  },
  silent: {
    happened: 'The assistant stopped answering.',
    advice: 'Ask again, or search by keywords meanwhile.',
  },
  stream: {
    happened: 'The assistant could not finish the answer.',
    advice: 'Ask again.',
  },
  malformed: {
    happened: 'The assistant sent something that is no answer.',
    advice: 'The address of the assistant may be wrong.',
  },
  feedback: {
    happened: 'The feedback was not taken.',
    advice: 'Try again later.',
  },
  content: {
    happened: 'The text to answer from could not be loaded.',
    advice: 'Check your network connection and ask again.',
  },
} as const satisfies Record<string, {happened: string; advice: string}>;

export type AskErrorCode = keyof typeof ASK_FAILURES;

interface AskErrorDetails {
  /** What the server says about it, as plain text. */
  detail?: string | undefined;
  /** The HTTP status where one came. */
  status?: number | undefined;
  cause?: unknown;
}

/** A question, or the feedback on an answer, that failed. The message says what happened, `advice` what to do. */
export class AskError extends Error {
  override readonly name = 'AskError';
  readonly advice: string;
  readonly detail: string | undefined;
  readonly status: number | undefined;

  constructor(
    readonly code: AskErrorCode,
    {detail, status, cause}: AskErrorDetails = {},
  ) {
    super(ASK_FAILURES[code].happened, {cause});
    this.advice = ASK_FAILURES[code].advice;
    this.detail = detail;
    this.status = status;
  }
}
