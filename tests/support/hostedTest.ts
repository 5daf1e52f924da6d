import type {AlgoliaServer} from './algoliaServer';
import {AskPage} from './AskPage';
import {type AskServer, serveAskStandIn} from './askServer';
import {DOCUMENTATION, standInSwitches} from './documentation';
import {type EndpointServer, serveEndpoint} from './endpointServer';
import {serveFolder} from './serveFolder';
import {startAlgolia} from './startAlgolia';
import {expect, test as base} from './test';

interface WorkerFixtures {
  /** The form of the documentation that is visited: who answers its questions. */
  form: 'hosted' | 'agent' | 'endpoint';
  /** The stand-in for the provider, which the browser takes for every host of it. */
  algolia: AlgoliaServer;
  /** The stand-in for the provider's AI, which the browser takes for the host of it. */
  assistant: AskServer;
  /** The stand-in for an endpoint of one's own, which the browser takes for the host of it. */
  endpoint: EndpointServer;
  /** Origin of the site. */
  hostedOrigin: string;
}

interface TestFixtures {
  freshProvider: void;
  ask: AskPage;
}

/** The test of a site that searches at the hosted provider; the provider is sound and its log empty at the start. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  form: ['hosted', {scope: 'worker', option: true}],
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
  endpoint: [
    async ({browserName: _}, use) => {
      const server = await serveEndpoint();
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  hostedOrigin: [
    async ({form}, use) => {
      const {server, origin} = await serveFolder(DOCUMENTATION[form].build, {
        baseUrl: DOCUMENTATION[form].baseUrl,
      });
      await use(origin);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, algolia, assistant, endpoint}, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          ...standInSwitches({algolia: algolia.port, ask: assistant.port, endpoint: endpoint.port}),
        ],
      }),
    {scope: 'worker'},
  ],
  baseURL: async ({hostedOrigin}, use) => use(hostedOrigin),
  ask: async ({page}, use) => use(new AskPage(page)),
  freshProvider: [
    async ({algolia, assistant, endpoint}, use) => {
      algolia.reset();
      assistant.reset();
      endpoint.reset();
      await use();
    },
    {auto: true},
  ],
});

export {expect};
