import {createServer as createHttpServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo, Socket} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import type {TLSSocket} from 'node:tls';
import type {RunTask} from '../../src/worker/Task';
import {AlgoliaIndexes, type ApiResponse, type IndexesOptions} from './algoliaIndexes';
import {createCertificate} from './createCertificate';

/** What can go wrong with a request. */
export type Fault =
  /** Answered with an error in the provider's form. */
  | {kind: 'status'; status: number; message?: string; details?: object}
  /** Answered, but after so many milliseconds. */
  | {kind: 'slow'; milliseconds: number}
  /** Answered when the promise resolves. */
  | {kind: 'held'; until: Promise<void>}
  /** Never answered. */
  | {kind: 'silent'}
  /** The answer begins and never ends. */
  | {kind: 'stalled'}
  /** The connection is cut. */
  | {kind: 'dropped'}
  /** Answered with status 200 and something that is no JSON. */
  | {kind: 'malformed'}
  /** The request is carried out, and its reply never comes. */
  | {kind: 'lost'};

/** Which requests a fault concerns; all of them where nothing is named. */
export interface FaultScope {
  host?: RegExp;
  path?: RegExp;
  method?: string;
  /** Leaves so many requests through before the first one. */
  after?: number;
  /** Concerns no more than so many requests. */
  times?: number;
}

export interface LoggedRequest {
  method: string;
  /** Name the client asked for, without a port. */
  host: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** The parsed JSON, the text itself where it is none. */
  body: unknown;
  /** Milliseconds since the epoch. */
  at: number;
}

interface ApiKey {
  acl: string[];
  /** The indexes the key is limited to. */
  indexes?: string[];
}

export interface AlgoliaServerOptions extends IndexesOptions {
  appId: string;
  /** The keys the provider knows. */
  keys: Record<string, ApiKey>;
  /** What answers searches; without it there are only the calls that change indexes. */
  search?: RunTask;
  /** Speaks TLS, with a certificate that nobody vouches for. */
  secure?: boolean;
}

interface Rule extends FaultScope {
  fault: Fault;
  seen: number;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

const SEARCHES = /^\/1\/indexes\/\*\/(queries|recommendations)$/;

const refusal = (status: number, message: string): ApiResponse => ({status, body: {message, status}});

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function requiredAcl({method, path}: LoggedRequest): string {
  if (SEARCHES.test(path)) return 'search';
  if (path.endsWith('/settings')) return method === 'GET' ? 'settings' : 'editSettings';
  if (path.endsWith('/browse')) return 'browse';
  return method === 'DELETE' ? 'deleteIndex' : 'addObject';
}

/**
 * A stand-in for the hosted provider: searches over the pages of a built site, and the calls that change indexes,
 * with faults to order and a log of what came in.
 */
export class AlgoliaServer {
  /** Every request but preflights, in the order they came. */
  readonly requests: LoggedRequest[] = [];
  /** The server names that connections were opened for, preconnects included. */
  readonly connections: string[] = [];
  readonly indexes: AlgoliaIndexes;
  port = 0;
  readonly #options: AlgoliaServerOptions;
  readonly #server;
  readonly #sockets = new Set<Socket>();
  #rules: Rule[] = [];

  constructor(options: AlgoliaServerOptions) {
    this.#options = options;
    this.indexes = new AlgoliaIndexes(options);
    const listener = (request: IncomingMessage, response: ServerResponse) => {
      this.#handle(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    };
    this.#server = options.secure
      ? createHttpsServer(createCertificate(`${options.appId}.algolia.net`), listener)
      : createHttpServer(listener);
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#server.on('secureConnection', (socket: TLSSocket) => {
      if (typeof socket.servername === 'string') this.connections.push(socket.servername);
    });
  }

  /** Begins to listen, on a free port unless one is given. */
  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Ends every connection, answered or not, and stops listening. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise(resolve => this.#server.close(resolve));
  }

  /**
   * Orders a fault for the requests to come. Of several that concern a request the one ordered last wins.
   *
   * @returns a function that puts it right again
   */
  fail(fault: Fault, scope: FaultScope = {}): () => void {
    const rule = {...scope, fault, seen: 0};
    this.#rules.unshift(rule);
    return () => {
      this.#rules = this.#rules.filter(other => other !== rule);
    };
  }

  /** Holds the requests to come back until the returned function is called, which answers them. */
  hold(scope: FaultScope = {}): () => void {
    let release = () => {};
    const until = new Promise<void>(resolve => {
      release = resolve;
    });
    const lift = this.fail({kind: 'held', until}, scope);
    return () => {
      lift();
      release();
    };
  }

  /** Puts every fault right and empties the log. */
  reset(): void {
    this.#rules = [];
    this.requests.length = 0;
    this.connections.length = 0;
  }

  #faultFor(request: LoggedRequest): Fault | undefined {
    const concerned = this.#rules.filter(
      ({host, path, method}) =>
        (!host || host.test(request.host)) &&
        (!path || path.test(request.path)) &&
        (!method || method === request.method),
    );
    for (const rule of concerned) rule.seen += 1;
    return concerned.find(({seen, after = 0, times = Infinity}) => seen > after && seen <= after + times)
      ?.fault;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const logged: LoggedRequest = {
      method: request.method ?? 'GET',
      host: (request.headers.host ?? '').replace(/:\d+$/, ''),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await readBody(request),
      at: Date.now(),
    };
    this.requests.push(logged);
    const fault = this.#faultFor(logged);
    switch (fault?.kind) {
      case 'silent':
        return;
      case 'stalled':
        response.writeHead(200, {...CORS, 'content-type': 'application/json'}).write('{"results":[');
        return;
      case 'dropped':
        request.socket.destroy();
        return;
      case 'malformed':
        response.writeHead(200, {...CORS, 'content-type': 'application/json'}).end('<html>');
        return;
      case 'slow':
        await sleep(fault.milliseconds);
        break;
      case 'held':
        await fault.until;
        break;
    }
    const {status, body} =
      fault?.kind === 'status'
        ? {
            status: fault.status,
            body: {
              message: fault.message ?? `Fault ${fault.status}`,
              status: fault.status,
              ...(fault.details && {error: fault.details}),
            },
          }
        : await this.#answer(logged);
    if (fault?.kind === 'lost') {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(status, {...CORS, 'content-type': 'application/json; charset=UTF-8'})
      .end(JSON.stringify(body));
  }

  #refusalFor(request: LoggedRequest): ApiResponse | undefined {
    const valueOf = (name: string) => request.query[name] ?? request.headers[name];
    const key = this.#options.keys[String(valueOf('x-algolia-api-key'))];
    if (valueOf('x-algolia-application-id') !== this.#options.appId || !key)
      return refusal(403, 'Invalid Application-ID or API key');
    if (!key.acl.includes(requiredAcl(request))) return refusal(403, 'Method not allowed with this API key');
    const index = /^\/1\/indexes\/([^/*]+)/.exec(request.path)?.[1];
    if (index && key.indexes && !key.indexes.includes(decodeURIComponent(index)))
      return refusal(403, 'Index not allowed with this API key');
    return undefined;
  }

  async #answer(request: LoggedRequest): Promise<ApiResponse> {
    const refused = this.#refusalFor(request);
    if (refused) return refused;
    if (SEARCHES.test(request.path)) return this.#search(request);
    return this.indexes.answer(request) ?? refusal(404, `Path not found: ${request.path}`);
  }

  async #search({path, body}: LoggedRequest): Promise<ApiResponse> {
    const {search} = this.#options;
    if (!search) return refusal(404, `Path not found: ${path}`);
    const isSearch = path.endsWith('/queries');
    const {status, content} = await search({
      kind: 'search',
      request: {
        path: '/1/indexes/*/queries',
        body: JSON.stringify(isSearch ? body : this.#queriesFor(body)),
      },
    });
    return {status, body: JSON.parse(content) as unknown};
  }

  /** Recommendations are the records that rank first, which is form enough. */
  #queriesFor(body: unknown): unknown {
    const {requests} = body as {requests: {indexName: string; maxRecommendations?: number}[]};
    return {
      requests: requests.map(({indexName, maxRecommendations = 30}) => ({
        indexName,
        query: '',
        hitsPerPage: maxRecommendations,
      })),
    };
  }
}
