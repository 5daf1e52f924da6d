import {createHash} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext} from '@docusaurus/types';

const NAME = 'dev-server';

/** Milliseconds after a compilation in which the browser fetches what it made, undisturbed. */
const QUIET_TIME = 500;

const TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Returns the text at an address below the base URL; `undefined` where it is none of its own. */
export type Answer = (address: string) => Promise<string | undefined>;

/** Gives requests their turn, and waits while pages are compiled. */
export type Pause = () => Promise<void>;

/** What is done after a compilation, with a pause now and then. */
export type Task = (pause: Pause) => Promise<void>;

/** What is used of the bundler. */
interface Compiler {
  hooks: Record<'watchRun' | 'done', {tap: (plugin: string, run: () => void) => void}>;
}

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

function createDevServer(baseUrl: string) {
  const answers: Answer[] = [];
  const tasks: Task[] = [];
  /** What was sent last by each address: to tell that a long text is the same takes less than to hash it again. */
  const sent = new Map<string, {text: string; tag: string}>();

  function tagOf(address: string, text: string): string {
    const before = sent.get(address);
    if (before?.text === text) return before.tag;
    const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    sent.set(address, {text, tag});
    return tag;
  }

  async function textAt(address: string): Promise<string | undefined> {
    for (const answer of answers) {
      const text = await answer(address);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  const middleware: Middleware = async (request, response, next) => {
    try {
      const address = decodeURI((request.url ?? '').replace(/[?#].*$/s, ''));
      if (!address.startsWith(baseUrl)) return next();
      const below = address.slice(baseUrl.length);
      const text = await textAt(below);
      if (text === undefined) return next();
      const tag = tagOf(below, text);
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('ETag', tag);
      if (request.headers['if-none-match'] === tag) {
        response.writeHead(304).end();
        return undefined;
      }
      const type = TYPES[path.posix.extname(below)];
      if (type) response.setHeader('Content-Type', type);
      response.end(text);
    } catch (error) {
      next(error);
    }
    return undefined;
  };

  const entry = {name: NAME, middleware};

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  /** Ends a time in which nothing but compiling is done; there is none at first. */
  let endCompiling: (() => void) | undefined;
  let compiled = Promise.resolve();
  const pause: Pause = async () => {
    await setImmediate();
    await compiled;
  };
  async function runTasks(): Promise<void> {
    for (const task of tasks)
      try {
        await task(pause);
      } catch (error) {
        console.error(error);
      }
  }

  const watched = new WeakSet<Compiler>();
  function watch(compiler: Compiler): void {
    // Each plugin that adds something gives these settings.
    if (watched.has(compiler)) return;
    watched.add(compiler);
    const {hooks} = compiler;
    hooks.watchRun.tap(NAME, () => {
      clearTimeout(timer);
      if (endCompiling) return;
      compiled = new Promise(resolve => {
        endCompiling = resolve;
      });
    });
    hooks.done.tap(NAME, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        endCompiling?.();
        endCompiling = undefined;
        running = running.then(runTasks);
      }, QUIET_TIME);
    });
  }

  return {
    /** Adds what answers requests; what is asked for is made then, and nothing of it while a page is compiled. */
    answer(answer: Answer): void {
      answers.push(answer);
    },

    /** Adds what is done after each compilation, when the browser shows what was compiled. Its errors are printed. */
    afterCompiling(task: Task): void {
      tasks.push(task);
    },

    /** Settings of the bundler, for each plugin that added something. */
    settings: {
      devServer: {
        // What functions of several plugins and of Docusaurus return is put together, so this one adds to what it is given.
        // In front of all others: what stays on this machine is not worth compressing.
        setupMiddlewares(all: unknown[]): never[] {
          if (!all.includes(entry)) all.unshift(entry);
          return [];
        },
      },
      plugins: [{apply: watch}],
    },
  };
}

export type DevServer = ReturnType<typeof createDevServer>;

const known = new WeakMap<LoadContext, DevServer>();

/** Returns what plugins add to the dev server of the site: the same object for each. */
export function devServerOf(context: LoadContext): DevServer {
  const server = known.get(context) ?? createDevServer(context.baseUrl);
  known.set(context, server);
  return server;
}
