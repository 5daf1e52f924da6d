import type {ThemeConfig as AlgoliaThemeConfig, UserThemeConfig} from '@docusaurus/theme-search-algolia';
import type {AskEnv, SearchEnv} from './env';
import {env} from './site';

/** What the browser has to know about the providers beyond `themeConfig.algolia`; reaches it as a custom field. */
export interface ProviderConfig {
  search: 'embedded' | 'hosted';
  ask: {
    provider: AskEnv['provider'];
    url?: string;
    /** Set where an agent of Agent Studio answers: the search theme’s schema refuses `askAi.agentStudio`. */
    agentStudio?: boolean;
  };
}

// The theme's schema demands all three, also where the site searches by itself.
const EMBEDDED_CREDENTIALS = {appId: 'embedded', apiKey: 'embedded', indexName: 'docsearch'};

function credentials(search: SearchEnv) {
  if (search.provider === 'embedded') return EMBEDDED_CREDENTIALS;
  const {appId, apiKey, indexName} = search;
  return {appId, apiKey, indexName};
}

function assistant(ask: AskEnv) {
  if (ask.provider === 'embedded') return {};
  const {appId, apiKey, indexName} = credentials(env.search);
  return {
    askAi: {
      assistantId: ask.assistantId,
      appId,
      apiKey,
      indexName: ask.provider === 'hosted' ? ask.indexName : indexName,
    },
  };
}

/** The one place of search configuration: the search theme validates it and serves it to the dialog. */
export const algolia: NonNullable<UserThemeConfig['algolia']> & Partial<AlgoliaThemeConfig['algolia']> = {
  ...credentials(env.search),
  contextualSearch: true,
  searchPagePath: 'search',
  ...assistant(env.ask),
};

export const providers: ProviderConfig = {
  search: env.search.provider,
  ask: {
    provider: env.ask.provider,
    ...(env.ask.provider === 'endpoint' && {url: env.ask.url}),
    ...(env.ask.provider === 'hosted' && env.ask.agentStudio && {agentStudio: true}),
  },
};
