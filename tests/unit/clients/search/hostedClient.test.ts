// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createSearchClient, type SearchClient} from '../../../../src/clients/search/createSearchClient';
import {createTaskService} from '../../../../src/worker/createTaskService';
import {packShard} from '../../../../src/content/packShard';
import type {Section} from '../../../../src/content/Section';
import {AlgoliaServer} from '../../../support/algoliaServer';

// What a browser loads: another requester, caches and time-outs than in Node.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

const APP_ID = 'TESTAPP001';
const INDEX = 'docs';
const HOSTS = ['localhost', '127.0.0.1'];
const UNREACHABLE = 'Unreachable hosts - your application id may be incorrect.';

function sectionOf(title: string): Section {
  return {
    url: `/docs/${title}`,
    anchor: null,
    hierarchy: {lvl0: 'Docs', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    passages: [{kind: 'text', text: `All about ${title}.`}],
  };
}

const shard = packShard({
  language: 'en',
  tag: 'default',
  version: null,
  sections: ['styling', 'crawler', 'tips'].map(sectionOf),
});

const search = createTaskService(
  {index: INDEX, shards: [{language: 'en', tag: 'default', version: null, url: 'shard'}]},
  async () => JSON.stringify(shard),
);

let server: AlgoliaServer;
let client: SearchClient;

const hosts = () => server.requests.map(({host}) => host);
const searchFor = (query: string) =>
  client.search({requests: [{indexName: INDEX, query, clickAnalytics: true}]});

beforeEach(async () => {
  vi.useFakeTimers({toFake: ['Date']});
  server = await new AlgoliaServer({appId: APP_ID, keys: {key: {acl: ['search']}}, search}).listen();
  client = createSearchClient({
    kind: 'hosted',
    appId: APP_ID,
    apiKey: 'key',
    hosts: HOSTS.map(url => ({url, port: server.port, protocol: 'http', accept: 'readWrite'})),
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

test('[V-04] an application id and a key are required', () => {
  expect(() => createSearchClient({kind: 'hosted', appId: '', apiKey: 'key'})).toThrow('`appId` is missing.');
  expect(() => createSearchClient({kind: 'hosted', appId: APP_ID, apiKey: ''})).toThrow(
    '`apiKey` is missing.',
  );
});

test('[N-01] [N-03] a search is posted once and answered with hits, their number, index and query id', async () => {
  const {results} = await searchFor('styling');
  expect(results).toEqual([
    expect.objectContaining({
      hits: [expect.objectContaining({url: '/docs/styling'})],
      nbHits: 1,
      index: INDEX,
      queryID: expect.stringMatching(/^[\da-f]{32}$/),
    }),
  ]);
  expect(await searchFor('styling')).toEqual({results});
  expect(server.requests).toEqual([expect.objectContaining({method: 'POST', path: '/1/indexes/*/queries'})]);
});

test('[N-12] recommendations are posted once', async () => {
  const ask = () =>
    client.getRecommendations({
      requests: [
        {indexName: INDEX, model: 'related-products', objectID: 'en-default-/docs/tips', threshold: 0},
      ],
    });
  const {results} = await ask();
  expect(results).toEqual([expect.objectContaining({nbHits: 3})]);
  expect(await ask()).toEqual({results});
  expect(server.requests).toEqual([
    expect.objectContaining({method: 'POST', path: '/1/indexes/*/recommendations'}),
  ]);
});

test('[V-12] a custom request needs a path', async () => {
  await expect(async () => client.customPost({path: ''})).rejects.toThrow(
    'Parameter `path` is required when calling `customPost`.',
  );
  expect(server.requests).toEqual([]);
});

test('[B-09] time-outs are 1,000 ms to connect, 2,000 ms to read and 30,000 ms to write', () => {
  expect(client.transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
});

describe('what fails', () => {
  test.each([
    {kind: 'status', status: 300},
    {kind: 'status', status: 500},
    {kind: 'status', status: 503},
    {kind: 'dropped'},
  ] as const)('[N-14] [X-06] is tried at the next host: %o', async fault => {
    server.fail(fault, {host: /^localhost$/});
    const {results} = await searchFor('crawler');
    expect(results).toEqual([expect.objectContaining({nbHits: 1})]);
    expect(hosts()).toEqual(HOSTS);
  });

  test.each([400, 401, 403, 404, 422, 429])(
    '[X-05] [X-06] at once with %i, message and all',
    async status => {
      server.fail({kind: 'status', status, message: 'Not like that'});
      await expect(searchFor('crawler')).rejects.toMatchObject({
        name: 'ApiError',
        message: 'Not like that',
        status,
      });
      expect(hosts()).toEqual(['localhost']);
    },
  );

  test('[X-05] with details has them', async () => {
    server.fail({kind: 'status', status: 400, message: 'Not like that', details: {code: 'invalid'}});
    await expect(searchFor('crawler')).rejects.toMatchObject({
      name: 'DetailedApiError',
      error: {code: 'invalid'},
    });
  });

  test('[X-05] to be JSON is an error of its own', async () => {
    server.fail({kind: 'malformed'});
    await expect(searchFor('crawler')).rejects.toMatchObject({name: 'DeserializationError'});
    expect(hosts()).toEqual(['localhost']);
  });

  test('[N-14] [X-05] everywhere says that no host was reached, and is not remembered as an answer', async () => {
    const repair = server.fail({kind: 'dropped'});
    await expect(searchFor('crawler')).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining(UNREACHABLE),
    });
    expect(hosts()).toEqual(HOSTS);
    repair();
    expect((await searchFor('crawler')).results).toHaveLength(1);
  });

  test('[T-22] a host that is down is asked again after 120,000 ms', async () => {
    const repair = server.fail({kind: 'status', status: 500}, {host: /^localhost$/});
    await searchFor('styling');
    repair();
    await searchFor('crawler');
    vi.setSystemTime(Date.now() + 119_999);
    await searchFor('tips');
    expect(hosts()).toEqual([...HOSTS, '127.0.0.1', '127.0.0.1']);
    vi.setSystemTime(Date.now() + 1);
    await searchFor('more');
    expect(hosts().at(-1)).toBe('localhost');
  });
});
