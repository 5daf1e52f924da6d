import {expect, test} from 'vitest';
import {readPushEnv} from '../../../src/config/pushEnv';

const CREDENTIALS = {
  SITE_URL: 'https://docs.example.com',
  ALGOLIA_APP_ID: 'TESTAPP001',
  ALGOLIA_SEARCH_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'docs',
};

test('a site that searches by itself has nowhere to send records', () => {
  expect(readPushEnv({SITE_URL: 'https://docs.example.com/'})).toEqual({siteUrl: 'https://docs.example.com'});
});

test('hosted credentials name the index, the admin key is beside them', () => {
  expect(readPushEnv({...CREDENTIALS, ALGOLIA_ADMIN_API_KEY: ' admin-key '})).toMatchObject({
    target: {appId: 'TESTAPP001', indexName: 'docs'},
    adminKey: 'admin-key',
  });
});

test('an empty admin key is none', () => {
  expect(readPushEnv({...CREDENTIALS, ALGOLIA_ADMIN_API_KEY: ''})).not.toHaveProperty('adminKey');
});

test('half of the credentials are refused', () => {
  expect(() => readPushEnv({ALGOLIA_INDEX_NAME: 'docs'})).toThrow(
    'ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY is missing',
  );
});

test('without the address of the site, records would have none', () => {
  expect(() => readPushEnv({...CREDENTIALS, SITE_URL: ''})).toThrow('SITE_URL is missing');
});
