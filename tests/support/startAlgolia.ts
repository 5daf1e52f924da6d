import {AlgoliaServer} from './algoliaServer';
import {DOCUMENTATION, HOSTED} from './documentation';
import {hostedSearch} from './hostedSearch';

/** The scopes that readers search in: the language, with each version beside what belongs to none, or with all. */
const SCOPES = [
  ['language:en'],
  ...['current', 'v1'].map(version => [
    'language:en',
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ]),
];

/**
 * Starts the stand-in for the provider with the pages of the fixture documentation in its index.
 *
 * @param port - 0 takes a free one
 * @throws Error when the hosted form is not built
 */
export async function startAlgolia(port = 0): Promise<AlgoliaServer> {
  const {appId, apiKey, indexName} = HOSTED;
  const search = hostedSearch(DOCUMENTATION.hosted.build, indexName);
  // An index at the provider is ready; here it is built first, which would cost the first query its time.
  for (const scope of SCOPES) await search({kind: 'warmUp', for: 'search', facetFilters: scope});
  return new AlgoliaServer({appId, keys: {[apiKey]: {acl: ['search']}}, search, secure: true}).listen(port);
}
