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

/** Where the agents of the application are asked; keyword searches go to other hosts. */
export const AGENT_HOST = `${HOSTED.appId.toLowerCase()}.algolia.net`;

/** Where that site and a provider without faults are served for the tests that do not care which provider answers. */
export const HOSTED_PORTS = {site: 4174, algolia: 4175};

/** Chromium's switches to take the stand-ins at two ports for every host of the provider: of its search, and of its AI. */
export function algoliaSwitches(port: number, askPort = port): string[] {
  // The first rule that fits holds.
  const hosts = [ASK_HOST, AGENT_HOST].map(host => `MAP ${host} 127.0.0.1:${askPort}`);
  hosts.push(...['*.algolia.net', '*.algolianet.com'].map(host => `MAP ${host} 127.0.0.1:${port}`));
  return [`--host-resolver-rules=${hosts.join(',')}`, '--ignore-certificate-errors'];
}
