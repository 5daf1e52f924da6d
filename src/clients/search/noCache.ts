import type {ClientOptions} from './SearchProvider';

/** A cache that keeps nothing: on the dev server the same query can have another answer a second later. */
export const noCache: NonNullable<ClientOptions['responsesCache']> = {
  get: (_key, defaultValue) => defaultValue(),
  set: async (_key, value) => value,
  delete: async () => {},
  clear: async () => {},
};
