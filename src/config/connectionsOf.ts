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

/** An address without an origin is the site's own. */
function originsOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
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
      return originsOf(ask.url);
  }
}

/**
 * Returns the origins besides the site's own that pages send requests to, each once and in a fixed order; none where
 * the site searches and answers by itself. What you add to a page that sends requests elsewhere, such as an insights
 * client, belongs here.
 */
export function connectionsOf({
  search,
  ask,
  feedbackEndpoint,
}: Pick<Env, 'search' | 'ask' | 'feedbackEndpoint'>): string[] {
  return [
    ...new Set([...searchHosts(search), ...askHosts(ask, search), ...originsOf(feedbackEndpoint)]),
  ].sort();
}
