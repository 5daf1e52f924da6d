import {describe, expect, test, vi} from 'vitest';
import {createTaskService} from '../../../src/worker/createTaskService';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {splitShard} from '../../../src/engine/splitShard';
import type {AnswerTask} from '../../../src/worker/Task';
import {manifest, shardText} from './shard';

const DEFAULT = ['docusaurus_tag:default'];

function search(query: string, facetFilters?: unknown) {
  const requests = [{indexName: 'docsearch', query, facetFilters}];
  const body = JSON.stringify({requests});
  return {kind: 'search' as const, request: {path: '/1/indexes/*/queries', body}};
}

function question(text: string): AnswerTask {
  return {kind: 'answer', question: text, earlier: [], facetFilters: []};
}

function countHits({content}: {content: string}): number {
  const {results} = JSON.parse(content) as {results: [{nbHits: number}]};
  return results[0].nbHits;
}

test('each shard is loaded once, and only when a query needs it', async () => {
  const loadShard = vi.fn(async (url: string) => shardText(url.includes('docs') ? 'styling' : 'news'));
  const run = createTaskService(manifest, loadShard);
  expect(loadShard).not.toHaveBeenCalled();
  expect(countHits(await run(search('news', DEFAULT)))).toBe(1);
  expect(countHits(await run(search('news again', DEFAULT)))).toBe(1);
  expect(loadShard.mock.calls).toEqual([['/search/default.json', false]]);
});

test('warming up loads what the filters choose', async () => {
  const loadShard = vi.fn(async () => shardText('news'));
  const run = createTaskService(manifest, loadShard);
  await run({kind: 'warmUp', for: 'search', facetFilters: DEFAULT});
  await run(search('news', DEFAULT));
  expect(loadShard).toHaveBeenCalledTimes(1);
});

test('warming up for filters that are none says so', async () => {
  const run = createTaskService(manifest, async () => shardText('news'));
  await expect(run({kind: 'warmUp', for: 'search', facetFilters: ['no filter']})).rejects.toThrow(
    'is not of the form "attribute:value"',
  );
});

test('two queries at once share one engine', async () => {
  const loadShard = vi.fn(async () => shardText('news'));
  const run = createTaskService(manifest, loadShard);
  await Promise.all([run(search('a', DEFAULT)), run(search('b', DEFAULT))]);
  expect(loadShard).toHaveBeenCalledTimes(1);
});

test('a shard that failed is tried again by the next query', async () => {
  const loadShard = vi.fn(async () => shardText('news')).mockRejectedValueOnce(new Error('offline'));
  const run = createTaskService(manifest, loadShard);
  await expect(run(search('news', DEFAULT))).rejects.toThrow('offline');
  expect(countHits(await run(search('news', DEFAULT)))).toBe(1);
});

test('a shard of another form is an error that says so', async () => {
  const run = createTaskService(manifest, async () => '{"form":99}');
  await expect(run(search('news'))).rejects.toThrow('The search index has form 99');
});

test.each([
  ['a page of a hotel’s network in place of it', '<!doctype html><title>Log in</title>'],
  ['half of it', shardText('news').slice(0, -40)],
  ['another form', '{"form":99}'],
])('%s is asked for again, past the cache that may hold it', async (_, text) => {
  const loadShard = vi.fn(async (_url: string, _isUnreadable: boolean) => shardText('news'));
  loadShard.mockResolvedValueOnce(text);
  const run = createTaskService(manifest, loadShard);
  await expect(run(search('news', DEFAULT))).rejects.toThrow('/search/default.json cannot be read');
  expect(countHits(await run(search('news', DEFAULT)))).toBe(1);
  expect(loadShard.mock.calls.map(([, isUnreadable]) => isUnreadable)).toEqual([false, true]);
});

describe('on the dev server', () => {
  test('an edited page is found at once', async () => {
    let title = 'before';
    const run = createTaskService({...manifest, revalidate: true}, async () => shardText(title));
    expect(countHits(await run(search('before', DEFAULT)))).toBe(1);
    title = 'after';
    expect(countHits(await run(search('before', DEFAULT)))).toBe(0);
    expect(countHits(await run(search('after', DEFAULT)))).toBe(1);
  });
});

describe('with the code apart', () => {
  const {packed, code} = splitShard({
    language: 'en',
    tag: 'default',
    version: null,
    sections: sectionsOf({
      markdown:
        '# Kiln\n\nThe kiln is fired at night.\n\n```js\nconst kiln = createKiln();\n  kiln.fire({cone: 6});\n```',
      url: '/kiln',
      lvl0: 'Guides',
    }),
  });
  const split = {
    index: 'docsearch',
    shards: [{language: 'en', tag: 'default', url: 'text', codeUrl: 'code'}],
  };
  const load = () => vi.fn(async (url: string) => JSON.stringify(url === 'text' ? packed : code));

  function contentOf({content}: {content: string}): unknown {
    const {results} = JSON.parse(content) as {results: [{hits: [{content: unknown}]}]};
    return results[0].hits[0].content;
  }

  test('a search and a question read the same text, once', async () => {
    const loadShard = load();
    const run = createTaskService(split, loadShard);
    await run(search('kiln'));
    const events = await run(question('When is the kiln fired?'));
    expect(JSON.stringify(events)).toContain('The kiln is fired at night.');
    expect(loadShard.mock.calls.map(([url]) => url)).toEqual(['text', 'code']);
  });

  test('a hit in code is the line of the source, and only then the code is loaded', async () => {
    const loadShard = load();
    const run = createTaskService(split, loadShard);
    expect(contentOf(await run(search('fired at night')))).toBe('The kiln is fired at night.');
    expect(loadShard).toHaveBeenCalledTimes(1);
    expect(contentOf(await run(search('cone')))).toBe('kiln.fire({cone: 6});');
    expect(contentOf(await run(search('const')))).toBe('const kiln = createKiln();');
    expect(loadShard).toHaveBeenCalledTimes(2);
  });

  test('code that is empty is an error, and not an answer without it', async () => {
    const run = createTaskService(split, async url => (url === 'text' ? JSON.stringify(packed) : ''));
    await expect(run(question('When is the kiln fired?'))).rejects.toThrow('code cannot be read');
  });

  test('code that could not be loaded is asked for again', async () => {
    let offline = true;
    const run = createTaskService(split, async url => {
      if (url === 'code' && offline) throw new Error('offline');
      return JSON.stringify(url === 'text' ? packed : code);
    });
    await expect(run(search('cone'))).rejects.toThrow('offline');
    offline = false;
    expect(contentOf(await run(search('cone')))).toBe('kiln.fire({cone: 6});');
  });
});
