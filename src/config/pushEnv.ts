import {readEnv, UNKNOWN_URL} from './env';

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
 * @throws Error that lists every variable that is malformed, or what an incomplete set of credentials lacks; and where
 * records would be sent without the address of the site
 */
export function readPushEnv(variables?: Record<string, string | undefined>): PushEnv {
  const {siteUrl, search} = readEnv(variables);
  if (siteUrl === undefined && search.provider === 'hosted')
    throw new Error(
      'SITE_URL is missing: the records name the addresses of pages. Set it to the origin of the deployed site, such as https://docs.example.com',
    );
  // Without variables of its own, readEnv has filled those of the process from `.env`.
  const adminKey = (variables ?? process.env).ALGOLIA_ADMIN_API_KEY?.trim();
  return {
    siteUrl: siteUrl ?? UNKNOWN_URL,
    ...(search.provider === 'hosted' && {target: {appId: search.appId, indexName: search.indexName}}),
    ...(adminKey && {adminKey}),
  };
}
