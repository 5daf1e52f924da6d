import {describe, expect, test} from 'vitest';
import {readEnv} from '../../../src/config/env';

const HOSTED = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'docs',
};

describe('readEnv', () => {
  test('with nothing set, the site searches and answers by itself', () => {
    expect(readEnv({})).toEqual({
      baseUrl: '/',
      locale: 'en',
      noIndex: false,
      offline: false,
      search: {provider: 'embedded'},
      ask: {provider: 'embedded'},
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readEnv({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ' ', SITE_NO_INDEX: ''}).search).toEqual({
      provider: 'embedded',
    });
  });

  test('[E-07] a complete set of credentials means the hosted provider', () => {
    expect(readEnv(HOSTED).search).toEqual({
      provider: 'hosted',
      appId: 'ABCDE12345',
      apiKey: 'search-only-key',
      indexName: 'docs',
    });
  });

  test.each(Object.keys(HOSTED))('an incomplete set stops the build and names %s', missing => {
    const variables = {...HOSTED, [missing]: undefined};
    expect(() => readEnv(variables)).toThrow(`${missing} is missing`);
  });

  test('the assistant takes the search index unless it has its own', () => {
    expect(readEnv({...HOSTED, ALGOLIA_ASSISTANT_ID: 'assistant'}).ask).toEqual({
      provider: 'hosted',
      assistantId: 'assistant',
      agentStudio: false,
      indexName: 'docs',
    });
    expect(
      readEnv({...HOSTED, ALGOLIA_ASSISTANT_ID: 'assistant', ALGOLIA_ASSISTANT_INDEX_NAME: 'docs-markdown'})
        .ask,
    ).toMatchObject({indexName: 'docs-markdown'});
  });

  test('an assistant without credentials, or an index without assistant, stops the build', () => {
    expect(() => readEnv({ALGOLIA_ASSISTANT_ID: 'assistant'})).toThrow('ALGOLIA_APP_ID');
    expect(() => readEnv({...HOSTED, ALGOLIA_ASSISTANT_INDEX_NAME: 'docs'})).toThrow(
      'ALGOLIA_AGENT_ID or ALGOLIA_ASSISTANT_ID is missing',
    );
  });

  test('an agent answers in the assistant’s place, from the search index unless it has its own', () => {
    expect(readEnv({...HOSTED, ALGOLIA_AGENT_ID: 'agent-1'}).ask).toEqual({
      provider: 'hosted',
      assistantId: 'agent-1',
      agentStudio: true,
      indexName: 'docs',
    });
  });

  test.each([
    [{...HOSTED, ALGOLIA_AGENT_ID: 'a', ALGOLIA_ASSISTANT_ID: 'b'}, 'are both set'],
    [{...HOSTED, ALGOLIA_AGENT_ID: 'a', ASK_ENDPOINT: '/chat'}, 'are both set'],
    [
      {ALGOLIA_AGENT_ID: 'a'},
      'ALGOLIA_AGENT_ID is set, but ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME are missing',
    ],
    [{...HOSTED, ALGOLIA_INDEX_NAME: '', ALGOLIA_AGENT_ID: 'a'}, 'ALGOLIA_INDEX_NAME is missing'],
    [{...HOSTED, ALGOLIA_AGENT_ID: 'a/../b'}, 'ALGOLIA_AGENT_ID must be'],
  ])('an agent with too much or too little beside it stops the build: %#', (variables, problem) => {
    expect(() => readEnv(variables)).toThrow(problem);
  });

  test.each([
    '//host/ask',
    '/\\host/ask',
    '\\\\host',
    'ask',
    'ftp://host/ask',
    'javascript:alert(1)',
    '/\t/host',
  ])('an endpoint that leads elsewhere in a browser stops the build: %j', address => {
    expect(() => readEnv({ASK_ENDPOINT: address})).toThrow(
      'ASK_ENDPOINT must be an address such as https://ask.example.com/chat, or a path of this site such as /chat',
    );
  });

  test('an endpoint may be a path of the site', () => {
    expect(readEnv({ASK_ENDPOINT: '/ask/chat/'}).ask).toMatchObject({url: '/ask/chat'});
  });

  test("an endpoint of one's own wins and loses its trailing slash", () => {
    expect(readEnv({ASK_ENDPOINT: 'https://ask.example.com/chat/'}).ask).toEqual({
      provider: 'endpoint',
      url: 'https://ask.example.com/chat',
      assistantId: 'embedded',
    });
  });

  test('malformed values are all named at once, with what is expected', () => {
    const read = () =>
      readEnv({
        SITE_URL: 'docs.example.com',
        SITE_BASE_URL: 'docs',
        SITE_NO_INDEX: 'maybe',
        ALGOLIA_APP_ID: 'x',
      });
    expect(read).toThrow('SITE_URL must be an address such as https://docs.example.com');
    expect(read).toThrow('SITE_BASE_URL must begin and end with a slash, such as /docsearch/');
    expect(read).toThrow('SITE_NO_INDEX must be true or false');
    expect(read).toThrow('ALGOLIA_APP_ID must be the 10 letters and digits of an application id');
    expect(read).toThrow('.env.example');
  });

  test('the origin loses its trailing slash', () => {
    expect(readEnv({SITE_URL: 'https://docs.example.com/'}).siteUrl).toBe('https://docs.example.com');
  });

  test('votes on pages go to an address of the web, or to a path of the site', () => {
    expect(readEnv({}).feedbackEndpoint).toBeUndefined();
    expect(readEnv({FEEDBACK_ENDPOINT: '/votes'}).feedbackEndpoint).toBe('/votes');
    for (const wrong of ['votes', '//votes.example.com', 'javascript:alert(1)'])
      expect(() => readEnv({FEEDBACK_ENDPOINT: wrong}), wrong).toThrow(
        'FEEDBACK_ENDPOINT must be an address',
      );
  });
});
