import {describe, expect, test} from 'vitest';
import {connectionsOf} from '../../../src/config/connectionsOf';
import {readEnv} from '../../../src/config/env';

const SEARCH = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_SEARCH_API_KEY: 'search-only',
  ALGOLIA_INDEX_NAME: 'docs',
};
const SEARCH_HOSTS = [
  'https://abcde12345-1.algolianet.com',
  'https://abcde12345-2.algolianet.com',
  'https://abcde12345-3.algolianet.com',
  'https://abcde12345-dsn.algolia.net',
];

describe('connectionsOf', () => {
  test.each([
    ['a site that searches by itself', {}, []],
    ['hosted search', SEARCH, SEARCH_HOSTS],
    [
      'hosted search and answers',
      {...SEARCH, ALGOLIA_ASSISTANT_ID: 'assistant'},
      [...SEARCH_HOSTS, 'https://askai.algolia.com'],
    ],
    [
      'hosted search and an agent',
      {...SEARCH, ALGOLIA_AGENT_ID: 'agent'},
      [...SEARCH_HOSTS, 'https://abcde12345.algolia.net'].sort(),
    ],
    [
      'answers from another origin',
      {ASK_ENDPOINT: 'https://ask.example.com:8443/chat'},
      ['https://ask.example.com:8443'],
    ],
    ['answers from the site itself', {ASK_ENDPOINT: '/chat'}, []],
    [
      'votes to another origin',
      {FEEDBACK_ENDPOINT: 'https://votes.example.com/v1'},
      ['https://votes.example.com'],
    ],
    ['votes to the site itself', {FEEDBACK_ENDPOINT: '/votes'}, []],
  ])('%s', (_, variables, origins) => {
    expect(connectionsOf(readEnv(variables))).toEqual(origins);
  });
});
