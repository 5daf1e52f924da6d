import {describe, expect, test} from 'vitest';
import {answerRequest} from '../../../../src/protocols/algolia/answerRequest';
import {contextOf} from './corpus';

const QUERIES = '/1/indexes/*/queries';

async function post(path: string, body: string) {
  const {status, content} = await answerRequest({path, body}, contextOf());
  const answer: unknown = JSON.parse(content);
  return {status, answer};
}

test('[N-01] queries are posted to one address', async () => {
  const body = JSON.stringify({requests: [{indexName: 'docsearch', query: 'dark'}]});
  expect(await post(QUERIES, body)).toMatchObject({status: 200, answer: {results: [{nbHits: 1}]}});
});

describe('errors have the form of the hosted service', () => {
  test.each([
    [
      'an index that does not exist',
      QUERIES,
      '{"requests":[{"indexName":"x"}]}',
      404,
      'Index x does not exist',
    ],
    ['broken JSON', QUERIES, '{', 400, 'The body is no valid JSON'],
    ['another path', '/1/keys', '{}', 404, 'Path not found: /1/keys'],
    [
      'recommendations',
      '/1/indexes/*/recommendations',
      '{"requests":[]}',
      404,
      'Recommendations are not available from the search of this site',
    ],
  ])('%s', async (_, path, body, status, message) => {
    expect(await post(path, body)).toEqual({status, answer: {message, status}});
  });
});

test('what is no fault of the request rejects', async () => {
  const context = {
    indexNamed: () => ({
      shards: [{language: 'en', tag: 'default'}],
      corpusOf: () => Promise.reject(new Error('offline')),
    }),
  };
  const body = JSON.stringify({requests: [{indexName: 'docsearch', query: 'x'}]});
  await expect(answerRequest({path: QUERIES, body}, context)).rejects.toThrow('offline');
});
