import {statusOf} from './statusOf';

interface Explanation {
  /** Recognizes the provider's message, and the status with it. */
  status: number;
  message: RegExp;
  expected: string;
  advice: string;
}

const EXPLANATIONS: readonly Explanation[] = [
  {
    status: 403,
    message: /application-id or api key/i,
    expected: 'an admin key of the application',
    advice:
      'look at ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY; both stand in the dashboard under Settings, API keys.',
  },
  {
    status: 403,
    message: /index not allowed/i,
    expected: 'a key that may write the index and the temporary one beside it',
    advice: 'look at ALGOLIA_INDEX_NAME, or allow the key the index and its name followed by _push_*.',
  },
  {
    status: 403,
    message: /method not allowed/i,
    expected: 'a key that may search, browse, addObject, deleteIndex, settings and editSettings',
    advice: 'set ALGOLIA_ADMIN_API_KEY to the admin key: the search key of the site cannot write.',
  },
  {
    status: 403,
    message: /quota/i,
    expected:
      'room for the new records beside those of the index, until the one takes the place of the other',
    advice: 'delete records that nobody needs, or change the plan, and run the command again.',
  },
  {
    status: 400,
    message: /too big/i,
    expected: 'records within the size that the plan allows',
    advice:
      'break up the long paragraph, table row or code block that the record is made of; the objectID ends with its page.',
  },
  {
    status: 429,
    message: /^/,
    expected: 'no more requests than the plan allows',
    advice: 'wait a few minutes and run the command again.',
  },
];

/** Returns what failed, what was expected and what to do, in a line each as far as they are known. */
export function explainPushFailure(step: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = statusOf(error);
  if (status === undefined) return `${step} failed: ${message}`;
  const known = EXPLANATIONS.find(each => each.status === status && each.message.test(message));
  const lines = [`${step} failed: ${message} (status ${status})`];
  if (known) lines.push(`Expected: ${known.expected}.`, `To do: ${known.advice}`);
  return lines.join('\n');
}
