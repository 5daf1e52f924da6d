import {readEnv} from './env';

/** Where `npm run index:push` sends the records, and as whom. */
export interface PushEnv {
  /** Origin that the addresses of records begin with. */
  siteUrl: string;
  /** Absent where the site searches by itself. */
  target?: {appId: string; indexName: string};
  /** A key that may write; never part of a build. */
  adminKey?: string;
}

/**
 * Reads and validates what pushing records needs.
 *
 * @param variables - the variables to read; unless told otherwise those of the process with the file `.env`
 * @throws Error that lists every variable that is malformed, or what an incomplete set of credentials lacks
 */
export function readPushEnv(variables?: Record<string, string | undefined>): PushEnv {
  const {siteUrl, search} = readEnv(variables);
  // Without variables of its own, readEnv has filled those of the process from `.env`.
  const adminKey = (variables ?? process.env).ALGOLIA_ADMIN_API_KEY?.trim();
  return {
    siteUrl,
    ...(search.provider === 'hosted' && {target: {appId: search.appId, indexName: search.indexName}}),
    ...(adminKey && {adminKey}),
  };
}
