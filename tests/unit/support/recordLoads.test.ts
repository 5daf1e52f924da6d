import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {get, type OutgoingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {type LoadRecorder, recordLoads} from '../../support/recordLoads';

const TEXT = 'const aLongName = "the same again";'.repeat(100);

let folder: string;
let recorder: LoadRecorder;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-loads-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  for (const name of ['page.js', 'worker.js', 'task.js', 'shard.json', 'favicon.svg'])
    writeFileSync(path.join(folder, name), TEXT);
  writeFileSync(path.join(folder, 'photo.png'), TEXT);
  recorder = await recordLoads(folder);
});

afterEach(() => {
  recorder.close();
  rmSync(folder, {recursive: true});
});

function load(file: string, headers: OutgoingHttpHeaders = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${recorder.origin}/${file}`, {headers, agent: false}, response => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}

test('text counts compressed, an image as it is', async () => {
  await load('page.js');
  await load('photo.png');

  const [script, image] = await recorder.settle();

  expect(script).toMatchObject({path: '/page.js', kind: 'JavaScript', isWorker: false});
  expect(script?.bytes).toBeLessThan(100);
  expect(image).toMatchObject({path: '/photo.png', kind: 'image', bytes: TEXT.length});
});

test('a prefetch does not count, and its file counts once it is loaded in earnest', async () => {
  expect(await load('page.js', {'sec-purpose': 'prefetch'})).toBe(503);
  expect(await recorder.settle()).toEqual([]);

  expect(await load('page.js')).toBe(200);
  expect((await recorder.settle()).map(loaded => loaded.path)).toEqual(['/page.js']);
});

test('the icon of the tab does not count', async () => {
  expect(await load('favicon.svg')).toBe(200);
  expect(await recorder.settle()).toEqual([]);
});

test('what a worker loads, and what that loads, is the worker’s', async () => {
  await load('worker.js', {'sec-fetch-dest': 'worker', referer: `${recorder.origin}/`});
  await load('task.js', {'sec-fetch-dest': 'script', referer: `${recorder.origin}/worker.js`});
  await load('shard.json', {referer: `${recorder.origin}/task.js`});
  await load('page.js', {'sec-fetch-dest': 'script', referer: `${recorder.origin}/`});

  const loads = await recorder.settle();

  expect(loads.map(loaded => [loaded.path, loaded.isWorker])).toEqual([
    ['/worker.js', true],
    ['/task.js', true],
    ['/shard.json', true],
    ['/page.js', false],
  ]);
});
