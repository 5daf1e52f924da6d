import {liteClient} from 'algoliasearch/lite';
import {agentStudioBase, hostedBase} from '../clients/ask/hostedBase';
import type {AskEnv, Env, SearchEnv} from './env';

function searchHosts(search: SearchEnv): string[] {
  if (search.provider === 'embedded') return [];
  const {hosts} = liteClient(search.appId, search.apiKey).transporter;
  return hosts
    .filter(({accept}) => accept !== 'write')
    .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`);
}

function askHosts(ask: AskEnv, search: SearchEnv): string[] {
  switch (ask.provider) {
    case 'embedded':
      return [];
    case 'hosted':
      return [
        new URL(ask.agentStudio && search.provider === 'hosted' ? agentStudioBase(search.appId) : hostedBase)
          .origin,
      ];
    case 'endpoint':
      // An address without an origin is the site's own.
      return URL.canParse(ask.url) ? [new URL(ask.url).origin] : [];
  }
}

/**
 * Returns the origins besides the site's own that pages send requests to, each once and in a fixed order; none where
 * the site searches and answers by itself. What you add to a page that sends requests elsewhere, such as an insights
 * client, belongs here.
 */
export function connectionsOf({search, ask}: Pick<Env, 'search' | 'ask'>): string[] {
  return [...new Set([...searchHosts(search), ...askHosts(ask, search)])].sort();
}
