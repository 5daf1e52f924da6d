import {expect, test, vi} from 'vitest';
import {createSearchClient} from '../../../../src/clients/search/createSearchClient';
import {manifest, shardText} from '../../worker/shard';

// What a browser loads: the build for Node keeps no responses.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

function request(query: string) {
  return {requests: [{indexName: 'docsearch', query}]};
}

function clientOf(loadShard: (url: string) => Promise<string>, revalidate = false) {
  return createSearchClient({kind: 'embedded', shards: {...manifest, revalidate}, loadShard});
}

test('[N-03] the lite client gets hits, their number and the index from the page itself', async () => {
  const client = clientOf(async () => shardText('news'));
  expect(await client.search(request('news'))).toMatchObject({
    results: [{index: 'docsearch', nbHits: 2, hits: [{url: '/news'}, {url: '/news'}]}],
  });
});

test('[N-01] the same query is not answered twice', async () => {
  const client = clientOf(async () => shardText('news'));
  const send = vi.spyOn(client.transporter.requester, 'send');
  const [first, second] = [await client.search(request('news')), await client.search(request('news'))];
  expect(second).toEqual(first);
  expect(send).toHaveBeenCalledTimes(1);
  await client.search(request('other'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('of 2,000 queries the last 50 are kept, so that a page does not grow while a reader types', async () => {
  const client = clientOf(async () => shardText('news'));
  const send = vi.spyOn(client.transporter.requester, 'send');
  for (let number = 0; number < 2000; number += 1) await client.search(request(`news ${number}`));
  expect(send).toHaveBeenCalledTimes(2000);
  for (let number = 1999; number >= 1950; number -= 1) await client.search(request(`news ${number}`));
  expect(send).toHaveBeenCalledTimes(2000);
  await client.search(request('news 1949'));
  expect(send).toHaveBeenCalledTimes(2001);
});

test('a query that is typed on before its turn gets the answer to what was typed, and its own when it is asked again', async () => {
  const client = clientOf(async () => shardText('news'));
  const queryOf = async (query: string) => (await client.search(request(query))).results[0];
  expect(await Promise.all(['n', 'ne', 'new'].map(queryOf))).toMatchObject([
    {query: 'n'},
    {query: 'new'},
    {query: 'new'},
  ]);
  expect(await queryOf('ne')).toMatchObject({query: 'ne'});
});

test('on the dev server the same query is answered anew', async () => {
  let title = 'before';
  const client = clientOf(async () => shardText(title), true);
  await client.search(request('after'));
  title = 'after';
  expect(await client.search(request('after'))).toMatchObject({results: [{nbHits: 2}]});
});

test('nothing is loaded before it is needed', async () => {
  const loadShard = vi.fn(async (_url: string) => shardText('news'));
  const client = clientOf(loadShard);
  expect(loadShard).not.toHaveBeenCalled();
  await client.warmUp(['docusaurus_tag:docs']);
  expect(loadShard.mock.calls.map(([url]) => url)).toEqual(['/search/docs.json']);
});

test('[N-14] [X-05] a shard that cannot be loaded is an unreachable host, and the next query tries again', async () => {
  const loadShard = vi.fn(async () => shardText('news')).mockRejectedValueOnce(new Error('offline'));
  const client = clientOf(loadShard);
  await expect(client.search(request('news'))).rejects.toThrow('Unreachable hosts');
  expect(await client.search(request('news'))).toMatchObject({results: [{nbHits: 2}]});
});

test('[X-06] a request that cannot be answered fails at once, with status and message', async () => {
  const client = clientOf(async () => shardText('news'));
  const send = vi.spyOn(client.transporter.requester, 'send');
  const unknown = {requests: [{indexName: 'other', query: 'news'}]};
  await expect(client.search(unknown)).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    message: 'Index other does not exist',
  });
  expect(send).toHaveBeenCalledTimes(1);
});
