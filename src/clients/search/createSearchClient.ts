import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {createHostsCache} from './createHostsCache';
import {createResponsesCache} from './createResponsesCache';
import {taskRunnerOf} from '../../worker/createTaskRunner';
import {SupersededError} from '../../worker/createTaskQueue';
import type {RunTask} from '../../worker/Task';
import {noCache} from './noCache';
import type {ClientOptions, EmbeddedProvider, HostedProvider, SearchProvider} from './SearchProvider';

/** algoliasearch's lite client, with what a site's own search can do besides. */
export type SearchClient = LiteClient & {
  /** Starts the worker and loads the shards the filters choose, before the first query needs them. */
  warmUp(facetFilters: unknown): Promise<void>;
};

type Requester = NonNullable<ClientOptions['requester']>;

const EMBEDDED_ID = 'embedded';
/** The retry of the library waits for rate limits over three seconds; a reader who types does not. */
const WITHOUT_RATE_LIMIT_RETRIES = 0;

/** The client's time-outs are those of a line and a host; a task has one of its own, see `taskRunnerOf`. */
function requesterOf(run: RunTask): Requester {
  return {
    async send({url, data}) {
      const body = typeof data === 'string' ? data : new TextDecoder().decode(data);
      try {
        const response = await run({kind: 'search', request: {path: new URL(url).pathname, body}});
        return {...response, isTimedOut: false};
      } catch (error) {
        if (error instanceof SupersededError) throw error;
        // As a request that did not get through: the library's retry and the dialog's error screen take it from there.
        return {
          status: 0,
          content: error instanceof Error ? error.message : String(error),
          isTimedOut: false,
        };
      }
    },
  };
}

function createHostedClient({appId, apiKey, hosts}: HostedProvider): SearchClient {
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    responsesCache: createResponsesCache(),
    maxRateLimitRetries: WITHOUT_RATE_LIMIT_RETRIES,
    ...(hosts && {hosts}),
  });
  return Object.assign(client, {warmUp: async () => {}});
}

/**
 * Answers a search that a newer one took the place of with the answer to that: whoever asked has asked again, and an
 * error would be shown to them. It is not kept as the answer to the older query.
 */
function withNewest(client: LiteClient): Pick<LiteClient, 'search'> {
  const search = client.search.bind(client);
  let newest: Promise<unknown> = Promise.resolve();
  return {
    search<Hit>(...request: Parameters<typeof client.search<Hit>>) {
      const own = search<Hit>(...request);
      const answer: typeof own = own.catch((error: unknown) => {
        if (error instanceof SupersededError && newest !== answer) return newest as typeof own;
        throw error;
      });
      newest = answer;
      return answer;
    },
  };
}

function createEmbeddedClient(provider: EmbeddedProvider): SearchClient {
  let runner: RunTask | undefined;
  // The worker starts with the first task, not with the page.
  const run: RunTask = task => (runner ??= taskRunnerOf(provider))(task);
  const client = liteClient(EMBEDDED_ID, EMBEDDED_ID, {
    hosts: [{url: EMBEDDED_ID, accept: 'readWrite', protocol: 'https'}],
    requester: requesterOf(run),
    hostsCache: createHostsCache(),
    maxRateLimitRetries: WITHOUT_RATE_LIMIT_RETRIES,
    responsesCache: provider.shards.revalidate ? noCache : createResponsesCache(),
  });
  return Object.assign(client, withNewest(client), {
    async warmUp(facetFilters: unknown) {
      await run({kind: 'warmUp', for: 'search', facetFilters});
    },
  });
}

/**
 * Returns the client of a provider: algoliasearch's own, so that its cache, its retry over hosts and its timeouts
 * (connect 1000 ms, read 2000 ms, write 30000 ms) are the same for both. For the embedded provider the requests are
 * answered in a worker instead of going over the network.
 * @throws '`appId` is missing.' or '`apiKey` is missing.' for a hosted provider without them
 */
export function createSearchClient(provider: SearchProvider): SearchClient {
  return provider.kind === 'hosted' ? createHostedClient(provider) : createEmbeddedClient(provider);
}
