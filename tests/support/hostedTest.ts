import type {AlgoliaServer} from './algoliaServer';
import {algoliaSwitches, HOSTED_BUILD} from './hostedSite';
import {serveFolder} from './serveFolder';
import {startAlgolia} from './startAlgolia';
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
      const server = await startAlgolia();
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
    async ({launchOptions, algolia}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), ...algoliaSwitches(algolia.port)]}),
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
