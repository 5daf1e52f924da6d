/** Folder of the site that is built to search at the hosted provider. */
export const HOSTED_BUILD = 'test-results/hosted';

/** What that site is built with, and what the stand-in provider knows. */
export const HOSTED = {
  appId: 'TESTAPP001',
  apiKey: 'hosted-search-key',
  indexName: 'docsearch',
  assistantId: 'assistant-of-the-docs',
  assistantIndexName: 'docsearch-markdown',
};

/** Where hosted assistants are asked. */
export const ASK_HOST = 'askai.algolia.com';

/** Where that site and a provider without faults are served for the tests that do not care which provider answers. */
export const HOSTED_PORTS = {site: 4174, algolia: 4175};

/** Chromium's switches to take the stand-ins at two ports for every host of the provider: of its search, and of its AI. */
export function algoliaSwitches(port: number, askPort = port): string[] {
  const hosts = ['*.algolia.net', '*.algolianet.com'].map(host => `MAP ${host} 127.0.0.1:${port}`);
  hosts.push(`MAP ${ASK_HOST} 127.0.0.1:${askPort}`);
  return [`--host-resolver-rules=${hosts.join(',')}`, '--ignore-certificate-errors'];
}
