/** Folder of the site that is built to search at the hosted provider. */
export const HOSTED_BUILD = 'test-results/hosted';

/** What that site is built with, and what the stand-in provider knows. */
export const HOSTED = {appId: 'TESTAPP001', apiKey: 'hosted-search-key', indexName: 'docsearch'};

/** Where that site and a provider without faults are served for the tests that do not care which provider answers. */
export const HOSTED_PORTS = {site: 4174, algolia: 4175};

/** Chromium's switches to take the stand-in at a port for every host of the provider. */
export function algoliaSwitches(port: number): string[] {
  const hosts = ['*.algolia.net', '*.algolianet.com'].map(host => `MAP ${host} 127.0.0.1:${port}`);
  return [`--host-resolver-rules=${hosts.join(',')}`, '--ignore-certificate-errors'];
}
