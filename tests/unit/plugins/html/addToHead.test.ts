import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addToHead} from '../../../../src/plugins/html/addToHead';

let folder: string;
let page: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'head-'));
  page = path.join(folder, 'index.html');
  writeFileSync(page, '<head><title>A</title></head><body></body>');
});

afterEach(() => rmSync(folder, {recursive: true}));

test('what several plugins add at the same time is all there, in their order', async () => {
  const later = async (html: string) => {
    await new Promise(resolve => setImmediate(resolve));
    return html.includes('og:title') ? '' : '<meta property="og:title">';
  };
  await Promise.all([
    addToHead(page, later),
    addToHead(page, html => `<meta name="length" content="${html.length}">`),
  ]);
  expect(readFileSync(page, 'utf8')).toBe(
    '<head><title>A</title><meta property="og:title"><meta name="length" content="68"></head><body></body>',
  );
});

test('a page whose head has no end stops the build, and the next change is made all the same', async () => {
  writeFileSync(page, '<title>A</title>');
  const failed = addToHead(page, () => '<meta>');
  const next = addToHead(page, () => '');
  await expect(failed).rejects.toThrow(`${page} has no </head>`);
  await expect(next).resolves.toBeUndefined();
  expect(readFileSync(page, 'utf8')).toBe('<title>A</title>');
});
