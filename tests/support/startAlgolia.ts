import {existsSync} from 'node:fs';
import {AlgoliaServer} from './algoliaServer';
import {hostedSearch} from './hostedSearch';
import {HOSTED, HOSTED_BUILD} from './hostedSite';

/** The scopes that readers search in: the language, with each version beside what belongs to none, or with all. */
const SCOPES = [
  ['language:en'],
  ...['current', 'v3', 'legacy'].map(version => [
    'language:en',
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ]),
];

/**
 * Starts the stand-in for the provider with the pages of the hosted site in its index.
 *
 * @param port - 0 takes a free one
 * @throws Error when the hosted site is not built
 */
export async function startAlgolia(port = 0): Promise<AlgoliaServer> {
  if (!existsSync(HOSTED_BUILD))
    throw new Error('The hosted site is not built: npx tsx tests/support/buildHostedSite.ts');
  const {appId, apiKey, indexName} = HOSTED;
  const search = hostedSearch(HOSTED_BUILD, indexName);
  // An index at the provider is ready; here it is built first, which would cost the first query its time.
  for (const scope of SCOPES) await search({kind: 'warmUp', for: 'search', facetFilters: scope});
  return new AlgoliaServer({appId, keys: {[apiKey]: {acl: ['search']}}, search, secure: true}).listen(port);
}
