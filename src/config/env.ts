import {existsSync} from 'node:fs';
import Joi from 'joi';

/** The provider that answers keyword searches. */
export type SearchEnv =
  {provider: 'embedded'} | {provider: 'hosted'; appId: string; apiKey: string; indexName: string};

/** The provider that answers questions. */
export type AskEnv =
  | {provider: 'embedded'}
  /** `assistantId` is the id of an agent where `agentStudio` is set. */
  | {provider: 'hosted'; assistantId: string; agentStudio: boolean; indexName: string}
  | {provider: 'endpoint'; url: string; assistantId: string};

/** Stands for the origin of a site that nobody has named: no page can be there (RFC 2606). */
export const UNKNOWN_URL = 'https://site-url-is-not-set.invalid';

export interface Env {
  /** Origin of the deployed site, without a trailing slash; absent where it is not known. */
  siteUrl?: string;
  /** Path the site is served under; begins and ends with a slash. */
  baseUrl: string;
  /** Language that is being built; Docusaurus sets it. */
  locale: string;
  /** Whether every page asks search engines to stay away. */
  noIndex: boolean;
  /** Whether readers can install the site and read on without a connection. */
  offline: boolean;
  search: SearchEnv;
  ask: AskEnv;
  /** Where votes on pages go. */
  feedbackEndpoint?: string;
}

const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** An assistant id no hosted assistant has: the embedded answerer needs one to be addressed by. */
const EMBEDDED_ASSISTANT = 'embedded';

interface RawEnv {
  SITE_URL?: string;
  SITE_BASE_URL: string;
  SITE_NO_INDEX: boolean;
  SITE_OFFLINE: boolean;
  DOCUSAURUS_CURRENT_LOCALE: string;
  ALGOLIA_APP_ID?: string;
  ALGOLIA_SEARCH_API_KEY?: string;
  ALGOLIA_INDEX_NAME?: string;
  ALGOLIA_ASSISTANT_ID?: string;
  ALGOLIA_AGENT_ID?: string;
  ALGOLIA_ASSISTANT_INDEX_NAME?: string;
  ASK_ENDPOINT?: string;
  FEEDBACK_ENDPOINT?: string;
}

// An empty variable counts as unset: CI systems hand over secrets that do not exist as empty strings.
const text = () => Joi.string().trim().empty('');

const yesOrNo = () =>
  Joi.boolean().empty('').default(false).messages({'boolean.base': '{#label} must be true or false'});

/** Lets through what leads where it says in any browser: a whole address, or a path that stays on the site. */
function endpointAddress(value: string, {error}: Joi.CustomHelpers<string>) {
  if (URL.canParse(value)) return /^https?:$/.test(new URL(value).protocol) ? value : error('any.invalid');
  const site = 'https://site.invalid';
  const isPath = value.startsWith('/') && URL.canParse(value, site) && new URL(value, site).origin === site;
  return isPath ? value : error('any.invalid');
}

const schema = Joi.object<RawEnv>({
  SITE_URL: text()
    .uri({scheme: ['https', 'http']})
    .replace(/\/+$/, '')
    .messages({'string.uriCustomScheme': '{#label} must be an address such as https://docs.example.com'}),
  SITE_BASE_URL: text()
    .pattern(/^\/(.*\/)?$/)
    .default('/')
    .messages({'string.pattern.base': '{#label} must begin and end with a slash, such as /docsearch/'}),
  SITE_NO_INDEX: yesOrNo(),
  SITE_OFFLINE: yesOrNo(),
  DOCUSAURUS_CURRENT_LOCALE: text().default('en'),
  ALGOLIA_APP_ID: text()
    .pattern(/^[A-Za-z0-9]{10}$/)
    .messages({'string.pattern.base': '{#label} must be the 10 letters and digits of an application id'}),
  ALGOLIA_SEARCH_API_KEY: text(),
  ALGOLIA_INDEX_NAME: text(),
  ALGOLIA_ASSISTANT_ID: text(),
  ALGOLIA_AGENT_ID: text()
    .pattern(/^[\w-]+$/)
    .messages({'string.pattern.base': '{#label} must be the letters, digits and dashes of an agent’s id'}),
  ALGOLIA_ASSISTANT_INDEX_NAME: text(),
  ASK_ENDPOINT: text().replace(/\/+$/, '').custom(endpointAddress).messages({
    'any.invalid':
      '{#label} must be an address such as https://ask.example.com/chat, or a path of this site such as /chat',
  }),
  FEEDBACK_ENDPOINT: text().custom(endpointAddress).messages({
    'any.invalid':
      '{#label} must be an address such as https://example.com/votes, or a path of this site such as /votes',
  }),
}).unknown();

/** Says what is wrong with the environment, what is accepted, and where it is described. */
export class InvalidEnvError extends Error {
  override readonly name = 'InvalidEnvError';
}

function invalid(problems: string[]): InvalidEnvError {
  return new InvalidEnvError(
    `The environment is not valid:\n${problems.map(problem => `  - ${problem}`).join('\n')}\n` +
      'Every variable is described in .env.example. ' +
      'With none of the ALGOLIA_ variables set, the site searches and answers by itself.',
  );
}

function searchEnv(raw: RawEnv): SearchEnv {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = raw;
  if (appId && apiKey && indexName) return {provider: 'hosted', appId, apiKey, indexName};
  const given = HOSTED_SEARCH.filter(name => raw[name]);
  if (given.length === 0) return {provider: 'embedded'};
  const missing = HOSTED_SEARCH.filter(name => !raw[name]);
  throw invalid([
    `hosted search needs ${HOSTED_SEARCH.join(', ')}; ${given.join(', ')} is set, ${missing.join(', ')} is missing`,
  ]);
}

function askEnv(raw: RawEnv, search: SearchEnv): AskEnv {
  const {
    ALGOLIA_ASSISTANT_ID: assistant,
    ALGOLIA_AGENT_ID: agent,
    ALGOLIA_ASSISTANT_INDEX_NAME: indexName,
  } = raw;
  if (assistant && agent)
    throw invalid([
      'ALGOLIA_ASSISTANT_ID and ALGOLIA_AGENT_ID are both set: keep the agent’s for Agent Studio, or the assistant’s for Ask AI',
    ]);
  const url = raw.ASK_ENDPOINT;
  if (url) {
    if (agent) throw invalid(['ASK_ENDPOINT and ALGOLIA_AGENT_ID are both set: keep the one that answers']);
    return {provider: 'endpoint', url, assistantId: assistant ?? EMBEDDED_ASSISTANT};
  }
  const assistantId = agent ?? assistant;
  if (assistantId) {
    if (search.provider === 'embedded')
      throw invalid([
        `${agent ? 'ALGOLIA_AGENT_ID' : 'ALGOLIA_ASSISTANT_ID'} is set, but ${HOSTED_SEARCH.join(', ')} are missing`,
      ]);
    return {
      provider: 'hosted',
      assistantId,
      agentStudio: agent !== undefined,
      indexName: indexName ?? search.indexName,
    };
  }
  if (indexName)
    throw invalid([
      'ALGOLIA_ASSISTANT_INDEX_NAME is set, but ALGOLIA_AGENT_ID or ALGOLIA_ASSISTANT_ID is missing',
    ]);
  return {provider: 'embedded'};
}

function processEnv(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/**
 * Reads and validates the environment of the build.
 *
 * @param variables - the variables to read; unless told otherwise those of the process, with the file `.env` of
 * the working folder filling in what the process does not set
 * @returns the validated settings; nothing set means the embedded providers
 * @throws Error that lists every variable that is malformed, or what an incomplete set of credentials lacks
 */
export function readEnv(variables: Record<string, string | undefined> = processEnv()): Env {
  const result: Joi.ValidationResult<RawEnv> = schema.validate(variables, {
    abortEarly: false,
    errors: {wrap: {label: false}},
  });
  if (result.error) throw invalid(result.error.details.map(({message}) => message));
  const {value} = result;
  const search = searchEnv(value);
  return {
    ...(value.SITE_URL && {siteUrl: value.SITE_URL}),
    baseUrl: value.SITE_BASE_URL,
    locale: value.DOCUSAURUS_CURRENT_LOCALE,
    noIndex: value.SITE_NO_INDEX,
    offline: value.SITE_OFFLINE,
    search,
    ask: askEnv(value, search),
    ...(value.FEEDBACK_ENDPOINT && {feedbackEndpoint: value.FEEDBACK_ENDPOINT}),
  };
}
