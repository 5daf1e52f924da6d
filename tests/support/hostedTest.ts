import {existsSync} from 'node:fs';
import {AlgoliaServer} from './algoliaServer';
import {hostedSearch} from './hostedSearch';
import {HOSTED, HOSTED_BUILD} from './hostedSite';
import {serveFolder} from './serveFolder';
import {expect, test as base} from './test';

interface WorkerFixtures {
  /** The stand-in for the provider, which the browser takes for every host of it. */
  algolia: AlgoliaServer;
  /** Origin of the site that is built to search at the provider. */
  hostedOrigin: string;
}

/** The test of a site that searches at the hosted provider; the provider is sound and its log empty at the start. */
export const test = base.extend<{freshAlgolia: void}, WorkerFixtures>({
  algolia: [
    async ({browserName: _}, use) => {
      if (!existsSync(HOSTED_BUILD))
        throw new Error('The hosted site is not built: npx tsx tests/support/buildHostedSite.ts');
      const {appId, apiKey, indexName} = HOSTED;
      const search = hostedSearch(HOSTED_BUILD, indexName);
      // An index at the provider is ready; here it is built first, which would cost the first query its time.
      for (const tag of ['current', 'v3', 'legacy'])
        await search.warmUp([
          'language:en',
          ['docusaurus_tag:default', `docusaurus_tag:docs-default-${tag}`],
        ]);
      const server = await new AlgoliaServer({
        appId,
        keys: {[apiKey]: {acl: ['search']}},
        search,
        secure: true,
      }).listen();
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  hostedOrigin: [
    async ({browserName: _}, use) => {
      const {server, origin} = await serveFolder(HOSTED_BUILD);
      await use(origin);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, algolia}, use) => {
      const hosts = ['*.algolia.net', '*.algolianet.com'].map(
        host => `MAP ${host} 127.0.0.1:${algolia.port}`,
      );
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${hosts.join(',')}`,
          '--ignore-certificate-errors',
        ],
      });
    },
    {scope: 'worker'},
  ],
  baseURL: async ({hostedOrigin}, use) => use(hostedOrigin),
  freshAlgolia: [
    async ({algolia}, use) => {
      algolia.reset();
      await use();
    },
    {auto: true},
  ],
});

export {expect};
