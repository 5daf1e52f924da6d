import {describe, expect, test, vi} from 'vitest';
import {createSearchService} from '../../../src/worker/createSearchService';
import {manifest, shardText} from './shard';

const DEFAULT = ['docusaurus_tag:default'];

function request(query: string, facetFilters?: unknown) {
  const requests = [{indexName: 'docsearch', query, facetFilters}];
  return {path: '/1/indexes/*/queries', body: JSON.stringify({requests})};
}

function countHits({content}: {content: string}): number {
  const {results} = JSON.parse(content) as {results: [{nbHits: number}]};
  return results[0].nbHits;
}

test('each shard is loaded once, and only when a query needs it', async () => {
  const loadShard = vi.fn(async (url: string) => shardText(url.includes('docs') ? 'styling' : 'news'));
  const service = createSearchService(manifest, loadShard);
  expect(loadShard).not.toHaveBeenCalled();
  expect(countHits(await service.answer(request('news', DEFAULT)))).toBe(1);
  expect(countHits(await service.answer(request('news again', DEFAULT)))).toBe(1);
  expect(loadShard.mock.calls).toEqual([['/search/default.json']]);
});

test('warming up loads what the filters choose', async () => {
  const loadShard = vi.fn(async () => shardText('news'));
  const service = createSearchService(manifest, loadShard);
  await service.warmUp(DEFAULT);
  await service.answer(request('news', DEFAULT));
  expect(loadShard).toHaveBeenCalledTimes(1);
});

test('warming up for filters that are none says so', async () => {
  const service = createSearchService(manifest, async () => shardText('news'));
  await expect(service.warmUp(['no filter'])).rejects.toThrow('is not of the form "attribute:value"');
});

test('two queries at once share one engine', async () => {
  const loadShard = vi.fn(async () => shardText('news'));
  const service = createSearchService(manifest, loadShard);
  await Promise.all([service.answer(request('a', DEFAULT)), service.answer(request('b', DEFAULT))]);
  expect(loadShard).toHaveBeenCalledTimes(1);
});

test('a shard that failed is tried again by the next query', async () => {
  const loadShard = vi.fn(async () => shardText('news')).mockRejectedValueOnce(new Error('offline'));
  const service = createSearchService(manifest, loadShard);
  await expect(service.answer(request('news', DEFAULT))).rejects.toThrow('offline');
  expect(countHits(await service.answer(request('news', DEFAULT)))).toBe(1);
});

test('a shard of another form is an error that says so', async () => {
  const service = createSearchService(manifest, async () => '{"form":99}');
  await expect(service.answer(request('news'))).rejects.toThrow('The search index has form 99');
});

describe('on the dev server', () => {
  test('an edited page is found at once', async () => {
    let title = 'before';
    const service = createSearchService({...manifest, revalidate: true}, async () => shardText(title));
    expect(countHits(await service.answer(request('before', DEFAULT)))).toBe(1);
    title = 'after';
    expect(countHits(await service.answer(request('before', DEFAULT)))).toBe(0);
    expect(countHits(await service.answer(request('after', DEFAULT)))).toBe(1);
  });
});
