import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import type {AskRequest} from '../../../../src/clients/ask/AskClient';
import {createAskClient} from '../../../../src/clients/ask/createAskClient';
import {describeToolCall} from '../../../../src/protocols/ask/describeToolCall';
import {textOf} from '../../../../src/protocols/ask/textOf';
import {isToolPart} from '../../../../src/protocols/ask/UiMessage';
import {samplesOf} from '../../../build/samples/collectSamples';
import {readText} from '../../../support/askServer';
import {memoryStorage} from '../../../support/memoryStorage';
import {collect} from '../../protocols/ask/streams';

// The server that the documentation prints, as it is printed, asked by the dialog's own client.

const PAGE = 'docs/v4/askai-api.mdx';
const FOLDER = 'test-results/own-server';
const SITE = 'https://docs.example.com';

/** What the stand-in model says: a search first, then an answer that names what was found. */
function modelSays(messages: readonly {role: string}[]): object[] {
  const call = {
    index: 0,
    id: 'c1',
    type: 'function',
    function: {name: 'searchIndex', arguments: '{"query":"size"}'},
  };
  return messages.some(({role}) => role === 'tool')
    ? [
        {delta: {role: 'assistant', content: 'Set it: '}, finish_reason: null},
        {delta: {content: '[API](https://docs.example.com/api#size) 📏'}, finish_reason: null},
        {delta: {}, finish_reason: 'stop'},
      ]
    : [
        {delta: {role: 'assistant', tool_calls: [call]}, finish_reason: null},
        {delta: {}, finish_reason: 'tool_calls'},
      ];
}

const asked: {path: string | undefined; body: Record<string, unknown>}[] = [];

const standIn: RequestListener = (request, response) => {
  void readText(request).then(text => {
    const body = JSON.parse(text) as Record<string, unknown>;
    asked.push({path: request.url, body});
    if (request.url === '/search') {
      const hits = [{url: `${SITE}/api#size`, hierarchy: {lvl1: 'API'}, content: 'size: 3', secret: 1}];
      response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({hits}));
      return;
    }
    response.writeHead(200, {'content-type': 'text/event-stream'});
    for (const choice of modelSays(body.messages as {role: string}[]))
      response.write(
        `data: ${JSON.stringify({id: 'm', created: 1, model: 'm', choices: [{index: 0, ...choice}]})}\n\n`,
      );
    response.end('data: [DONE]\n\n');
  });
};

async function listen(listener: RequestListener): Promise<{server: Server; origin: string}> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

async function freePort(): Promise<number> {
  const {server, origin} = await listen(() => {});
  server.close();
  return Number(new URL(origin).port);
}

let provider: Server;
let own: ChildProcess;
let url: string;

beforeAll(async () => {
  const {server, origin} = await listen(standIn);
  provider = server;
  const sample = samplesOf(PAGE, readFileSync(PAGE, 'utf8')).find(({code}) => code.includes('streamText('));
  if (!sample) throw new Error(`${PAGE} prints no server any more`);
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(`${FOLDER}/server.mjs`, sample.code);
  const port = await freePort();
  url = `http://127.0.0.1:${port}/chat`;
  own = spawn(process.execPath, [`${FOLDER}/server.mjs`], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITES: SITE,
      MODEL: 'm',
      MODEL_URL: `${origin}/v1`,
      SEARCH_URL: `${origin}/search`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!own.stdout) throw new Error('The server has no output');
  await once(own.stdout, 'data');
});

afterAll(() => {
  own.kill();
  provider.closeAllConnections();
  provider.close();
  rmSync(FOLDER, {recursive: true, force: true});
});

const sent = fetch;

function askFrom(origin: string): void {
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    sent(input, {...init, headers: {...Object.fromEntries(new Headers(init.headers)), origin}}),
  );
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('sessionStorage', memoryStorage());
  askFrom(SITE);
});

afterEach(() => void vi.unstubAllGlobals());

const REQUEST: AskRequest = {
  id: 'conversation',
  messages: [{id: 'q', role: 'user', parts: [{type: 'text', text: 'How large?'}]}],
};

const client = () => createAskClient({kind: 'endpoint', url, assistantId: 'own', appId: 'own'});

describe('the server that the documentation prints', () => {
  test('[D-24] [N-09] [N-10] searches, answers from what it found, and names it', async () => {
    const last = (await collect(client().ask(REQUEST))).at(-1);
    expect(last && textOf(last)).toBe('Set it: [API](https://docs.example.com/api#size) 📏');
    expect(last?.parts.filter(isToolPart).map(describeToolCall)).toMatchObject([
      {queries: ['size'], count: 1},
    ]);
    expect(last?.parts.map(({type}) => type)).toEqual([
      'step-start',
      'tool-searchIndex',
      'step-start',
      'text',
    ]);
    expect(asked.map(({path}) => path)).toEqual(['/v1/chat/completions', '/search', '/v1/chat/completions']);
    expect(asked[0]?.body).toMatchObject({max_tokens: 1000, stream: true});
    expect(JSON.stringify(asked[2]?.body)).not.toContain('secret');
  });

  test('[N-11] takes feedback', async () => {
    await client().sendFeedback({messageId: 'q', thumbs: 0, reasons: ['other'], note: 'x'});
  });

  test('[X-04] refuses other sites, and says so', async () => {
    askFrom('https://evil.example');
    await expect(collect(client().ask(REQUEST))).rejects.toMatchObject({
      code: 'token',
      detail: 'Not from this site (AI-203)',
    });
  });

  test('[X-04] refuses a token that it did not make', async () => {
    const response = await fetch(url, {method: 'POST', headers: {authorization: 'TOKEN e30.x'}, body: '{}'});
    expect([response.status, await response.text()]).toEqual([401, 'The token is not valid (AI-202)']);
  });

  test('[X-04] refuses a conversation that is too long, and too many questions', async () => {
    const text = 'x'.repeat(100_001);
    const long: AskRequest = {...REQUEST, messages: [{id: 'q', role: 'user', parts: [{type: 'text', text}]}]};
    await expect(collect(client().ask(long))).rejects.toMatchObject({code: 'long'});
    let failure: unknown = null;
    for (let count = 0; count < 12 && !failure; count += 1)
      failure = await collect(client().ask(REQUEST)).then(
        () => null,
        (error: unknown) => error,
      );
    expect(failure).toMatchObject({code: 'limit', detail: 'Too many questions (AI-205)'});
  });
});
