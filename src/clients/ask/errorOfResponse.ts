import {AskError, type AskErrorCode} from '../../protocols/ask/AskError';
import {isRecord} from '../../protocols/ask/isRecord';

const MOST_CHARACTERS = 300;

function codeOf(status: number): AskErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'limit';
  return status >= 500 ? 'server' : 'request';
}

/** Returns what the server says in the body of an error: a `message` or `error` in JSON, or plain text. */
function messageIn(body: string): string | undefined {
  let text: unknown = body;
  try {
    const json: unknown = JSON.parse(body);
    if (isRecord(json)) text = json.message ?? json.error;
  } catch {
    // Plain text, or the HTML page of a proxy.
  }
  if (typeof text !== 'string' || text.trim() === '' || text.trim().startsWith('<')) return undefined;
  return text.trim().slice(0, MOST_CHARACTERS);
}

/** Returns the error that a response with a failure status stands for. */
export async function errorOfResponse(response: Response, code = codeOf(response.status)): Promise<AskError> {
  const body = await response.text().catch(() => '');
  return new AskError(code, {status: response.status, detail: messageIn(body)});
}
