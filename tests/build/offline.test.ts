import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {DOCUMENTATION} from '../support/documentation';
import {retiringWorker} from '../support/retiringWorker';

const OFF = DOCUMENTATION.embedded.build;
const {build: ON, baseUrl} = DOCUMENTATION.other;

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

const filesOf = (folder: string) => readdirSync(folder, {recursive: true, encoding: 'utf8'});

test('a site that keeps nothing names no manifest and has no code for it, and its worker takes back that of an earlier build', () => {
  for (const file of filesOf(OFF).filter(name => name.endsWith('.html')))
    expect(/rel="?manifest|theme-color/.test(read(OFF, file)), file).toBe(false);
  for (const file of filesOf(path.join(OFF, 'assets/js')))
    expect(/serviceWorker|CACHE_URLS/.test(read(OFF, 'assets/js', file)), file).toBe(false);
  for (const base of ['/', '/fr/']) {
    expect(existsSync(path.join(OFF, base, 'manifest.json'))).toBe(false);
    const worker = read(OFF, base, 'sw.js');
    // What it does is seen in tests/e2e/offline.spec.ts.
    expect(worker).toBe(retiringWorker(base));
    expect(worker.length).toBeLessThan(1000);
  }
});

test('a site that is kept can be installed: its pages name the manifest, which names pictures of the size they have', () => {
  expect(read(ON, 'docs/tips/index.html')).toMatch(/rel="?manifest"? href="?\/documentation\/manifest\.json/);
  const manifest = JSON.parse(read(ON, 'manifest.json')) as {
    icons: {src: string; sizes: string}[];
    [key: string]: unknown;
  };
  expect(manifest).toMatchObject({
    name: 'Mosaika',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
  });
  expect(manifest.icons.map(({sizes}) => sizes)).toContain('512x512');
  for (const {src, sizes} of manifest.icons) {
    const data = readFileSync(path.join(ON, src.slice(baseUrl.length)));
    expect(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the worker keeps the code of search and answers and the text they read, not the content of pages', () => {
  const worker = read(ON, 'sw.js');
  const files = [...worker.matchAll(/"\/documentation\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  for (const file of files) expect(existsSync(path.join(ON, file)), file).toBe(true);
  for (const part of ['SearchDialog', 'AskPanel', 'createAnswerer', 'docs-default-current.', 'default.en.'])
    expect(
      files.some(file => file.includes(part)),
      part,
    ).toBe(true);
  expect(files.filter(file => /\/[\da-f]{8}\.[\da-f]{8}\.js$/.test(file)).length).toBeLessThan(3);
});

test('a list names each page of the site and the files that it needs, which were built', () => {
  const list = JSON.parse(read(ON, 'offline.json')) as Record<string, {title: string; files: string[]}>;
  expect(list['/documentation']?.title).toBe('Pictures in rows');
  const tips = list['/documentation/docs/tips'];
  expect(tips?.title).toBe('Tips for a good gallery');
  // The content of the page, which no other page shares.
  expect(tips?.files.some(file => /\/[\da-f]{8}\.[\da-f]{8}\.js$/.test(file))).toBe(true);
  const pages = Object.values(list);
  expect(pages.length).toBeGreaterThan(20);
  for (const {title, files} of pages) {
    expect(title).not.toBe('');
    for (const file of files) expect(existsSync(path.join(ON, file.slice(baseUrl.length))), file).toBe(true);
  }
  for (const base of ['', 'fr']) expect(existsSync(path.join(OFF, base, 'offline.json'))).toBe(false);
});
