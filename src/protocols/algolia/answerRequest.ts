import {answerQueries} from './answerQueries';
import type {WireContext} from './WireContext';
import {WireError} from './WireError';

/** An answer as it goes over the wire. */
export interface WireResponse {
  status: number;
  /** JSON: the answer, or an error in Algolia's form. */
  content: string;
}

export interface WireRequest {
  /** Path of the request, without host and query string. */
  path: string;
  /** JSON. */
  body: string;
}

const QUERIES = /^\/1\/indexes\/\*\/queries$/;
const RECOMMENDATIONS = /^\/1\/indexes\/\*\/recommendations$/;

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new WireError(400, 'The body is no valid JSON');
  }
}

async function answer({path, body}: WireRequest, context: WireContext): Promise<object> {
  if (QUERIES.test(path)) return answerQueries(parseBody(body), context);
  if (RECOMMENDATIONS.test(path))
    throw new WireError(404, 'Recommendations are not available from the search of this site');
  throw new WireError(404, `Path not found: ${path}`);
}

/**
 * Answers a request of the search protocol. A request that cannot be answered gets an error in Algolia's form;
 * anything else that fails, a shard that cannot be loaded for one, rejects.
 */
export async function answerRequest(request: WireRequest, context: WireContext): Promise<WireResponse> {
  try {
    return {status: 200, content: JSON.stringify(await answer(request, context))};
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    const {message, status} = error;
    return {status, content: JSON.stringify({message, status})};
  }
}
