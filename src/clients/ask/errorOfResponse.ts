import {AskError, type AskErrorCode} from '../../protocols/ask/AskError';
import {readFailure} from '../../protocols/ask/readFailure';

function codeOf(status: number): AskErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'limit';
  return status >= 500 ? 'server' : 'request';
}

/**
 * Returns the error that a response with a failure status means.
 *
 * @param code - what it is in any case; unless given, what the service's own code or the status says
 */
export async function errorOfResponse(response: Response, code?: AskErrorCode): Promise<AskError> {
  const {status} = response;
  const failure = readFailure(await response.text().catch(() => ''));
  return new AskError(code ?? failure.code ?? codeOf(status), {status, detail: failure.detail});
}
