import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {precompressFolder} from '../../../../src/cli/deploy/precompressFolder';
import {serveFolder} from '../../../support/serveFolder';

const PAGE = '<p>A page with a text that is long enough to be worth it.</p>'.repeat(50);

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  mkdirSync(at('assets'));
  writeFileSync(at('index.html'), PAGE);
  writeFileSync(at('assets/main.js'), 'go();'.repeat(100));
  writeFileSync(at('card.png'), Buffer.alloc(500));
  writeFileSync(at('_headers'), '/*\n  X-One: 1\n');
});

afterEach(() => rmSync(folder, {recursive: true}));

test('puts both forms beside text files, at every depth, and beside nothing else', async () => {
  const done = await precompressFolder(folder);
  expect(done).toMatchObject({written: 2, skipped: 0, before: PAGE.length + 500});
  expect(done.after).toBeLessThan(200);
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(PAGE);
  expect(gunzipSync(readFileSync(at('assets/main.js.gz'))).toString()).toBe('go();'.repeat(100));
  for (const name of ['card.png.br', '_headers.gz', 'index.html.br.gz'])
    expect(() => readFileSync(at(name)), name).toThrow('ENOENT');
});

test('does a file again only when it has changed since or a form is missing', async () => {
  await precompressFolder(folder);
  expect(await precompressFolder(folder)).toMatchObject({written: 0, skipped: 2});
  rmSync(at('index.html.gz'));
  expect(await precompressFolder(folder)).toMatchObject({written: 1, skipped: 1});
  writeFileSync(at('index.html'), 'changed');
  const later = Date.now() / 1000 + 60;
  utimesSync(at('index.html'), later, later);
  expect(await precompressFolder(folder)).toMatchObject({written: 1, skipped: 1});
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe('changed');
});

test('a host sends the form that the browser takes, with the headers of the file itself', async () => {
  await precompressFolder(folder);
  const {server, origin} = await serveFolder(folder);
  for (const encoding of ['br', 'gzip', null]) {
    const response = await fetch(origin, {headers: {'accept-encoding': encoding ?? 'identity'}});
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-one')).toBe('1');
    expect(await response.text()).toBe(PAGE);
  }
  server.closeAllConnections();
  server.close();
});
