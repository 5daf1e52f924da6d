import type {AlgoliaServer} from './algoliaServer';
import {AskPage} from './AskPage';
import {type AskServer, serveAskStandIn} from './askServer';
import {type EndpointServer, serveEndpoint} from './endpointServer';
import {algoliaSwitches, HOSTED_BUILD} from './hostedSite';
import {reconfigure} from './reconfigure';
import {serveFolder} from './serveFolder';
import {startAlgolia} from './startAlgolia';
import {expect, test as base} from './test';

interface WorkerFixtures {
  /** The stand-in for the provider, which the browser takes for every host of it. */
  algolia: AlgoliaServer;
  /** The stand-in for the provider's AI, which the browser takes for the host of it. */
  assistant: AskServer;
  /** Origin of the site that is built to search at the provider. */
  hostedOrigin: string;
}

interface TestFixtures {
  freshProvider: void;
  ask: AskPage;
  /** A server of one's own, which the page asks instead of the provider's AI. */
  endpoint: EndpointServer;
}

/** The test of a site that searches at the hosted provider; the provider is sound and its log empty at the start. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  algolia: [
    async ({browserName: _}, use) => {
      const server = await startAlgolia();
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  assistant: [
    async ({browserName: _}, use) => {
      const server = await serveAskStandIn({secure: true});
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
    async ({launchOptions, algolia, assistant}, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...algoliaSwitches(algolia.port, assistant.port)],
      }),
    {scope: 'worker'},
  ],
  baseURL: async ({hostedOrigin}, use) => use(hostedOrigin),
  ask: async ({page}, use) => use(new AskPage(page)),
  endpoint: async ({page}, use) => {
    const server = await serveEndpoint();
    // The configuration that a build with the address in its environment has.
    await reconfigure(page, 'ask', () => ({provider: 'endpoint', url: server.url}));
    await use(server);
    await server.close();
  },
  freshProvider: [
    async ({algolia, assistant}, use) => {
      algolia.reset();
      assistant.reset();
      await use();
    },
    {auto: true},
  ],
});

export {expect};
