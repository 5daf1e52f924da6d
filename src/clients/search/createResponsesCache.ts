import type {ClientOptions} from './SearchProvider';

type ResponsesCache = NonNullable<ClientOptions['responsesCache']>;

/** Most responses that a page keeps: a reader goes back a few letters, not a day. */
const MOST = 50;

/**
 * Returns a cache of responses, as text, of which the latest 50 stay. The library's own keeps every response for as long as
 * the page is open: a tab in which a reader types all day would never stop growing.
 */
export function createResponsesCache(): ResponsesCache {
  const kept = new Map<string, string>();
  const keep = (name: string, text: string) => {
    kept.delete(name);
    kept.set(name, text);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(oldest);
    }
  };
  return {
    async get(key, defaultValue, events) {
      const name = JSON.stringify(key);
      const text = kept.get(name);
      if (text !== undefined) {
        keep(name, text);
        return JSON.parse(text) as Awaited<ReturnType<typeof defaultValue>>;
      }
      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      keep(JSON.stringify(key), JSON.stringify(value));
      return value;
    },
    async delete(key) {
      kept.delete(JSON.stringify(key));
    },
    async clear() {
      kept.clear();
    },
  };
}
