/** Folder of the site that is built to search at the hosted provider. */
export const HOSTED_BUILD = 'test-results/hosted';

/** What that site is built with, and what the stand-in provider knows. */
export const HOSTED = {appId: 'TESTAPP001', apiKey: 'hosted-search-key', indexName: 'hosted-docs'};
