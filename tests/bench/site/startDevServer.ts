import {type ChildProcess, spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {DOCUSAURUS} from './buildWithTimes';

const START_TIMEOUT = 300_000;

export interface DevServer {
  origin: string;
  process: ChildProcess;
  /** Milliseconds until it said that all pages are compiled. */
  time: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function compiled(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The dev server was not ready in time:\n${output}`)),
      START_TIMEOUT,
    );
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('compiled')) settle(resolve)();
      });
    server.once(
      'exit',
      settle(() => reject(new Error(`The dev server ended:\n${output}`))),
    );
  });
}

/** Starts the dev server of a site and waits until it has compiled all pages. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  const begin = performance.now();
  const server = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await compiled(server);
  return {origin: `http://localhost:${port}`, process: server, time: performance.now() - begin};
}
