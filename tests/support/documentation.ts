import path from 'node:path';

/** What the hosted forms are built with, and what the stand-in provider knows. */
export const HOSTED = {
  appId: 'TESTAPP001',
  apiKey: 'hosted-search-key',
  indexName: 'docsearch',
  assistantId: 'assistant-of-the-docs',
  assistantIndexName: 'docsearch-markdown',
};

/** Host of the endpoint of one's own, which browsers are told to take a stand-in for. */
export const ENDPOINT_HOST = 'ask.example.com';

/** Where votes go in the form that has an endpoint for them. */
export const FEEDBACK_ENDPOINT = 'https://feedback.example.com/votes';

/** Answers once all that is built is served. */
export const SITES_READY_PORT = 4171;

/** A built site that browser tests visit. */
export interface Site {
  /** Folder of the built site. */
  build: string;
  port: number;
  /** Path it is served under; begins and ends with a slash. */
  baseUrl: string;
}

/** A form in which the fixture documentation is built. */
export interface Form extends Site {
  /** The environment it is built with, beside that of the process. */
  variables: Record<string, string>;
  /** Arguments of the build. */
  arguments: readonly string[];
  /** Whether git only has the last commit, which changed none of the files. */
  isShallow?: boolean;
}

const built = (name: string) => path.resolve('test-results', name);

/** This site itself, for what depends on its pages. */
export const PRODUCT: Site = {build: path.resolve('build'), port: 4172, baseUrl: '/'};

const base = {SITE_URL: 'https://docs.example.com', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

const hosted = {
  ...base,
  ALGOLIA_APP_ID: HOSTED.appId,
  ALGOLIA_SEARCH_API_KEY: HOSTED.apiKey,
  ALGOLIA_INDEX_NAME: HOSTED.indexName,
  ALGOLIA_ASSISTANT_INDEX_NAME: HOSTED.assistantIndexName,
};

const english = ['--locale', 'en'];

/** Kept for readers without a connection, under a sub-path. */
const kept = {SITE_BASE_URL: '/documentation/', SITE_OFFLINE: 'true'};

/** The fixture documentation, `tests/fixtures/documentation`, under the code of this site, in each form that tests visit. */
export const DOCUMENTATION = {
  /** Searches and answers by itself. */
  embedded: {build: built('embedded'), port: 4173, baseUrl: '/', variables: base, arguments: []},
  /** Searches at the hosted provider and asks its assistant. */
  hosted: {
    build: built('hosted'),
    port: 4174,
    baseUrl: '/',
    variables: {...hosted, ALGOLIA_ASSISTANT_ID: HOSTED.assistantId},
    arguments: english,
  },
  /** Searches there and asks an agent of Agent Studio; and a next release of the form `other`. */
  agent: {
    build: built('agent'),
    port: 4175,
    baseUrl: kept.SITE_BASE_URL,
    variables: {...hosted, ...kept, ALGOLIA_AGENT_ID: HOSTED.assistantId},
    arguments: [...english, '--config', 'agent.config.ts'],
  },
  /** Searches there, asks an endpoint of one's own, and sets more of the search. */
  endpoint: {
    build: built('endpoint'),
    port: 4176,
    baseUrl: '/',
    variables: {...hosted, ASK_ENDPOINT: `http://${ENDPOINT_HOST}/ask`},
    arguments: [...english, '--config', 'endpoint.config.ts'],
  },
  /**
   * Under a sub-path, kept for readers without a connection, with a language that is written from right to left and every
   * choice made otherwise.
   */
  other: {
    build: built('other'),
    port: 4177,
    baseUrl: kept.SITE_BASE_URL,
    variables: {...base, ...kept, FEEDBACK_ENDPOINT},
    arguments: ['--config', 'other.config.ts'],
    isShallow: true,
  },
} satisfies Record<string, Form>;

export type FormName = keyof typeof DOCUMENTATION;

export const isFormName = (name: string): name is FormName => name in DOCUMENTATION;

/** Where hosted assistants are asked. */
export const ASK_HOST = 'askai.algolia.com';

/** Where the agents of the application are asked; keyword searches go to other hosts. */
export const AGENT_HOST = `${HOSTED.appId.toLowerCase()}.algolia.net`;

/** Where a provider without faults is served for the tests that do not care which provider answers. */
export const ALGOLIA_PORT = 4179;

/** The ports of the stand-ins for the provider's search, its AI, and an endpoint of one's own. */
export interface StandIns {
  algolia: number;
  ask?: number;
  endpoint?: number;
}

/** Chromium's switches to take the stand-ins for every host of the provider, and for that of the endpoint. */
export function standInSwitches({algolia, ask = algolia, endpoint}: StandIns): string[] {
  // The first rule that fits holds.
  const hosts = [ASK_HOST, AGENT_HOST].map(host => `MAP ${host} 127.0.0.1:${ask}`);
  if (endpoint) hosts.push(`MAP ${ENDPOINT_HOST} 127.0.0.1:${endpoint}`);
  hosts.push(...['*.algolia.net', '*.algolianet.com'].map(host => `MAP ${host} 127.0.0.1:${algolia}`));
  return [`--host-resolver-rules=${hosts.join(',')}`, '--ignore-certificate-errors'];
}
