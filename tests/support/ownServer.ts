import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {samplesOf} from '../build/samples/collectSamples';
import {readText} from './askServer';

const PAGE = 'docs/v4/askai-api.mdx';

/** What the stand-in model writes of the page that the stand-in search finds. */
export const OWN_ANSWER = 'Set it: [API](https://docs.example.com/api#size) 📏';

/** A request of the server to its model, or to its search. */
interface Passed {
  path: string | undefined;
  body: Record<string, unknown>;
}

/** The server that the documentation prints, running as it is printed. */
export interface OwnServer {
  /** Where it is asked. */
  url: string;
  /** What it asked its model and its search. */
  passed: Passed[];
  close(): void;
}

/** What the stand-in model says: a search first, then an answer that names what was found. */
function modelSays(messages: readonly {role: string}[]): object[] {
  const call = {
    index: 0,
    id: 'c1',
    type: 'function',
    function: {name: 'searchIndex', arguments: '{"query":"size"}'},
  };
  const half = OWN_ANSWER.indexOf('[');
  // A search belongs to the question after which it was made.
  const question = messages.findLastIndex(({role}) => role === 'user');
  return messages.slice(question).some(({role}) => role === 'tool')
    ? [
        {delta: {role: 'assistant', content: OWN_ANSWER.slice(0, half)}, finish_reason: null},
        {delta: {content: OWN_ANSWER.slice(half)}, finish_reason: null},
        {delta: {}, finish_reason: 'stop'},
      ]
    : [
        {delta: {role: 'assistant', tool_calls: [call]}, finish_reason: null},
        {delta: {}, finish_reason: 'tool_calls'},
      ];
}

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

/**
 * Starts the server that the documentation prints, beside stand-ins for its model and its search.
 *
 * @param site - origin that may ask it
 * @throws Error when the page prints no server any more
 */
export async function startOwnServer(site: string): Promise<OwnServer> {
  const sample = samplesOf(PAGE, readFileSync(PAGE, 'utf8')).find(({code}) => code.includes('streamText('));
  if (!sample) throw new Error(`${PAGE} prints no server any more`);
  const passed: Passed[] = [];
  const {server: standIn, origin} = await listen((request, response) => {
    void readText(request).then(text => {
      const body = JSON.parse(text) as Record<string, unknown>;
      passed.push({path: request.url, body});
      if (request.url === '/search') {
        const found = {
          url: 'https://docs.example.com/api#size',
          hierarchy: {lvl1: 'API'},
          content: 'size: 3',
          secret: 1,
        };
        response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({hits: [found]}));
        return;
      }
      response.writeHead(200, {'content-type': 'text/event-stream'});
      for (const choice of modelSays(body.messages as {role: string}[]))
        response.write(
          `data: ${JSON.stringify({id: 'm', created: 1, model: 'm', choices: [{index: 0, ...choice}]})}\n\n`,
        );
      response.end('data: [DONE]\n\n');
    });
  });
  // Within the repository, so that its packages are found.
  mkdirSync('test-results', {recursive: true});
  const folder = mkdtempSync('test-results/own-server-');
  writeFileSync(`${folder}/server.mjs`, sample.code);
  const port = await freePort();
  const own = spawn(process.execPath, [`${folder}/server.mjs`], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITES: site,
      MODEL: 'm',
      MODEL_URL: `${origin}/v1`,
      SEARCH_URL: `${origin}/search`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(own.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/chat`,
    passed,
    close() {
      own.kill();
      standIn.closeAllConnections();
      standIn.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
