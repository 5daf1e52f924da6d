import type {ClientOptions} from './SearchProvider';

type HostsCache = NonNullable<ClientOptions['hostsCache']>;
type Key = Parameters<HostsCache['get']>[0];

/** How long a host that failed is left alone, in milliseconds. */
const HOST_RETRY_MS = 120_000;

function hostOf(key: Key): string {
  return typeof key === 'string' ? key : String(key.url);
}

/**
 * Returns a cache of the state of hosts, kept in memory by address for 120 s. The library's own writes a host that
 * failed under another key than it reads, so that it asks dead hosts again and again (algoliasearch 5.43 to 5.64).
 */
export function createHostsCache(now: () => number = Date.now): HostsCache {
  const states = new Map<string, {value: unknown; until: number}>();
  return {
    async get<Value>(key: Key, defaultValue: () => Promise<Value>) {
      const known = states.get(hostOf(key));
      return known && known.until > now() ? (known.value as Value) : defaultValue();
    },
    async set(key, value) {
      states.set(hostOf(key), {value, until: now() + HOST_RETRY_MS});
      return value;
    },
    async delete(key) {
      states.delete(hostOf(key));
    },
    async clear() {
      states.clear();
    },
  };
}
