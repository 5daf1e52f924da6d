import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {parseHeaders} from '../../src/plugins/static-host/parseHeaders';
import {headersFor} from './headersFor';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function fileFor(folder: string, pathname: string): string | undefined {
  const target = path.join(folder, decode(pathname));
  if (target !== folder && !target.startsWith(folder + path.sep)) return undefined;
  return [target, path.join(target, 'index.html'), `${target}.html`].find(isFile);
}

/** Returns what reads the rules of a file, anew when it changes: another build may take the place of the first. */
function headerRules(file: string): () => ReturnType<typeof parseHeaders> {
  let rules: ReturnType<typeof parseHeaders> = [];
  let readAt: number | undefined;
  return () => {
    const changedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (changedAt !== readAt) rules = changedAt === undefined ? [] : parseHeaders(readFileSync(file, 'utf8'));
    readAt = changedAt;
    return rules;
  };
}

export interface ServeOptions {
  /** Port to listen on; 0 takes a free one. */
  port?: number;
  /** Path the folder is served under; begins and ends with a slash. */
  baseUrl?: string;
  /** Told of each request that a file answers; `false` turns it away with status 503. */
  onRequest?: (request: IncomingMessage, file: string) => boolean;
}

/**
 * Serves a folder as a static host does: clean addresses, `404.html` with status 404, the headers of its `_headers`
 * file, precompressed files where they stand beside the originals, and nothing else that could hide a fault of the
 * site.
 *
 * @returns the listening server and its origin
 */
export async function serveFolder(
  folder: string,
  {port = 0, baseUrl = '/', onRequest}: ServeOptions = {},
): Promise<{server: Server; origin: string}> {
  const root = path.resolve(folder);
  const rules = headerRules(path.join(root, '_headers'));
  const server = createServer((request, response) => {
    // Not by `URL`: a path may begin with two slashes, which would be read as a host.
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const found = pathname.startsWith(baseUrl)
      ? fileFor(root, pathname.slice(baseUrl.length - 1))
      : undefined;
    const file = found ?? path.join(root, '404.html');
    if (!isFile(file)) {
      response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
      return;
    }
    if (onRequest?.(request, file) === false) {
      response.writeHead(503, {'cache-control': 'no-store'}).end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ENCODINGS.find(([name, suffix]) => accepted.includes(name) && isFile(file + suffix));
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // A folder without such a file is that of another site, built by the same tool.
      'cache-control':
        found && pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...headersFor(rules(), pathname),
      ...(encoding && {'content-encoding': encoding[0], vary: 'accept-encoding'}),
    });
    createReadStream(file + (encoding?.[1] ?? '')).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {port: {type: 'string', default: '0'}, 'base-url': {type: 'string', default: '/'}},
  });
  const {origin} = await serveFolder(positionals[0] ?? 'build', {
    port: Number(values.port),
    baseUrl: values['base-url'],
  });
  console.log(`Serving ${positionals[0] ?? 'build'} at ${origin}${values['base-url']}`);
}
