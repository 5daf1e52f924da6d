import {ASK_HOST} from './documentation';
import {once} from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {createCertificate} from './createCertificate';

/** What can go wrong at the service. */
export type AskFault =
  | 'none'
  | 'token'
  | 'unauthorized'
  | 'expired'
  | 'forbidden'
  | 'limit'
  | 'long'
  | 'outage'
  | 'html'
  | 'error'
  | 'cut'
  | 'silent'
  | 'stalled'
  | 'slow'
  | 'feedback';

/** A request as the service got it. */
export interface AskedRequest {
  /** Name the client asked for, without a port. */
  host: string;
  method: string;
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Whether the connection went before the answer had ended. */
  isCut: boolean;
}

/** A stand-in for hosted Ask AI and Agent Studio. */
interface AskStandIn {
  /** Answers the calls of Ask AI (token, chat, feedback) and of Agent Studio (completions, feedback). */
  handler: RequestListener;
  /** All requests so far. */
  requests: AskedRequest[];
  /** Makes the calls from now on fail in a way; `expired` refuses the next token once. */
  fail(fault: AskFault): void;
  /** Answers from now on with these events. */
  say(chunks: readonly StreamedChunk[]): void;
  /** Forgets what was asked, fails no more, and says what it says of itself. */
  reset(): void;
}

/** An event of a streamed answer. */
type StreamedChunk = {type: string} & Record<string, unknown>;

const TOKEN_LIFETIME = 300;
const SLOW = 150;

/** The answer of the stand-in: a search, a thought and a text with characters of several bytes. */
export const STAND_IN_CHUNKS: readonly StreamedChunk[] = [
  {type: 'start', messageId: 'answer-1'},
  {type: 'start-step'},
  {type: 'tool-input-start', toolCallId: 'call-1', toolName: 'searchIndex'},
  {type: 'tool-input-available', toolCallId: 'call-1', toolName: 'searchIndex', input: {query: 'größe'}},
  {
    type: 'tool-output-available',
    toolCallId: 'call-1',
    output: {
      query: 'größe',
      hits: [{url: 'https://docs.example.com/a'}, {url: 'https://docs.example.com/b'}],
    },
  },
  {type: 'finish-step'},
  {type: 'start-step'},
  {type: 'reasoning-start', id: 'r'},
  {type: 'reasoning-delta', id: 'r', delta: 'Two pages.'},
  {type: 'reasoning-end', id: 'r'},
  {type: 'text-start', id: 't'},
  {type: 'text-delta', id: 't', delta: 'Größe 🎚️ '},
  {type: 'text-delta', id: 't', delta: 'stellt `hitsPerPage` ein.'},
  {type: 'text-end', id: 't'},
  {type: 'finish-step'},
  {type: 'finish'},
];

/** Returns a token in the form of the service's own, good for five minutes. */
export function createToken(): string {
  const exp = Math.floor(Date.now() / 1000) + TOKEN_LIFETIME;
  return `${btoa(JSON.stringify({exp}))}.signature`;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify({message}));
}

/** Lets pages of any origin read the answer. */
export function allowAnyPage(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-allow-methods', 'POST');
}

/** Returns the body of a request. */
export async function readText(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  return body;
}

async function streamAnswer(
  response: ServerResponse,
  chunks: readonly StreamedChunk[],
  fault: AskFault,
): Promise<void> {
  response.writeHead(200, {'content-type': 'text/event-stream'});
  if (fault === 'silent') {
    response.flushHeaders();
    return;
  }
  for (const chunk of chunks) {
    if (fault === 'slow') await wait(SLOW);
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    if (chunk.type !== 'text-delta') continue;
    if (fault === 'stalled') return;
    if (fault === 'cut') {
      // What was written has to leave before the connection goes.
      await wait(SLOW);
      response.destroy();
      return;
    }
    if (fault === 'error') {
      response.end(`data: ${JSON.stringify({type: 'error', errorText: 'The model is busy (AI-208)'})}\n\n`);
      return;
    }
  }
  response.end('data: [DONE]\n\n');
}

/** What a path asks for, and of which service. */
const CALLS = [
  {service: 'askAi', call: 'token', path: /^\/chat\/token$/},
  {service: 'askAi', call: 'feedback', path: /^\/chat\/feedback$/},
  {service: 'askAi', call: 'chat', path: /^\/chat$/},
  {service: 'agentStudio', call: 'feedback', path: /^\/agent-studio\/1\/feedback$/},
  {service: 'agentStudio', call: 'chat', path: /^\/agent-studio\/1\/agents\/[^/]+\/completions$/},
] as const;

/** Returns events as an agent sends them, whose tool has another name. */
function ofAgent(chunks: readonly StreamedChunk[]): StreamedChunk[] {
  return chunks.map(chunk => ('toolName' in chunk ? {...chunk, toolName: 'algolia_search_index'} : chunk));
}

/** Returns a stand-in for hosted Ask AI and Agent Studio that speaks their protocols and fails on demand. */
function createAskStandIn(): AskStandIn {
  let fault: AskFault = 'none';
  let chunks = STAND_IN_CHUNKS;
  let answers = 0;
  const requests: AskedRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowAnyPage(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const body = await readText(request);
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const {pathname: path, search: query} = new URL(request.url ?? '/', 'http://ask');
    const {method = '', headers} = request;
    const asked: AskedRequest = {host, method, path, query, headers, body, isCut: false};
    requests.push(asked);
    response.once('close', () => {
      asked.isCut = !response.writableFinished;
    });
    const {service, call} = CALLS.find(each => each.path.test(path)) ?? {};
    if (!call) return refuse(response, 404, 'Not found');
    if (call === 'token') {
      const reply =
        fault === 'token'
          ? {success: false, message: 'Domain not allowed (AI-203)'}
          : {success: true, token: createToken()};
      response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(reply));
      return;
    }
    if (service === 'askAi' && !headers.authorization?.startsWith('TOKEN '))
      return refuse(response, 401, 'No token');
    if (service === 'agentStudio' && !headers['x-algolia-api-key']) return refuse(response, 401, 'No key');
    if (call === 'feedback') {
      response.writeHead(fault === 'feedback' ? 300 : 200).end();
      return;
    }
    switch (fault) {
      case 'expired':
        fault = 'none';
        return refuse(response, 401, 'The token has expired (AI-202)');
      case 'unauthorized':
        return refuse(response, 401, 'The token is not valid (AI-202)');
      case 'forbidden':
        return refuse(response, 403, 'Not from this domain (AI-203)');
      case 'limit':
        return refuse(response, 429, 'Too many requests (AI-205)');
      case 'long':
        return refuse(response, 400, 'The conversation is too long (AI-217)');
      case 'outage':
        response.writeHead(503, {'content-type': 'text/html'}).end('<h1>Service unavailable</h1>');
        return;
      case 'html':
        response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Docs</title>');
        return;
      default:
        answers += 1;
        await streamAnswer(
          response,
          (service === 'agentStudio' ? ofAgent(chunks) : chunks).map(chunk =>
            chunk.type === 'start' ? {...chunk, messageId: `answer-${answers}`} : chunk,
          ),
          fault,
        );
    }
  }

  return {
    requests,
    fail(next) {
      fault = next;
    },
    say(next) {
      chunks = next;
    },
    reset() {
      fault = 'none';
      chunks = STAND_IN_CHUNKS;
      answers = 0;
      requests.length = 0;
    },
    handler(request, response) {
      void answer(request, response);
    },
  };
}

export interface AskServer extends AskStandIn {
  /** Address of the service. */
  base: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves a stand-in on a free port until `close` is called.
 *
 * @param secure - whether it speaks TLS, with a certificate that nobody vouches for
 */
export async function serveAskStandIn({secure = false} = {}): Promise<AskServer> {
  const standIn = createAskStandIn();
  const server = (
    secure
      ? createHttpsServer(createCertificate(ASK_HOST), standIn.handler)
      : createHttpServer(standIn.handler)
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    ...standIn,
    base: `http${secure ? 's' : ''}://127.0.0.1:${port}/chat`,
    port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
