import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveFolder} from '../../support/serveFolder';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-folder-'));
  mkdirSync(path.join(folder, 'docs/api'), {recursive: true});
  mkdirSync(path.join(folder, 'assets'));
  const files: Record<string, string | Buffer> = {
    '404.html': 'not here',
    'index.html': 'home',
    'docs/api/index.html': 'api',
    'docs/tips.html': 'tips',
    'assets/main.js': 'plain',
    'assets/main.js.br': brotliCompressSync('plain'),
    'assets/main.js.gz': gzipSync('plain'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  ({server, origin} = await serveFolder(folder, {baseUrl: '/site/'}));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

/** Asks for a path as it stands: `fetch` would clean it first. */
function get(
  pathname: string,
  encodings = '',
): Promise<{status?: number; text: string; headers: Record<string, unknown>}> {
  return new Promise((resolve, reject) => {
    request(origin, {path: pathname, headers: {'accept-encoding': encodings}}, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          text: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/site/', 200, 'home'],
  ['/site/docs/api', 200, 'api'],
  ['/site/docs/api/', 200, 'api'],
  ['/site/docs/tips', 200, 'tips'],
  ['/site/docs/tips.html', 200, 'tips'],
  ['/site/docs/api.html', 404, 'not here'],
  ['/site/docs/nowhere', 404, 'not here'],
  ['/docs/api', 404, 'not here'],
  ['/site/docs/%', 404, 'not here'],
  ['//evil.example', 404, 'not here'],
  ['/site/..%2f..%2fetc%2fpasswd', 404, 'not here'],
])('%s is answered with %i and the page "%s"', async (pathname, status, text) => {
  expect(await get(pathname)).toMatchObject({
    status,
    text,
    headers: {'content-type': 'text/html; charset=utf-8'},
  });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('to who accepts "%s" a file goes out as %s', async (accepted, encoding) => {
  const {headers} = await get('/site/assets/main.js', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toContain('immutable');
});
