import {spawnSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import {HOSTED, HOSTED_BUILD} from './hostedSite';

/** Builds the site to search at the hosted provider; returns whether that succeeded. */
export function buildHostedSite(): boolean {
  const {status} = spawnSync('npx', ['docusaurus', 'build', '--locale', 'en', '--out-dir', HOSTED_BUILD], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ALGOLIA_APP_ID: HOSTED.appId,
      ALGOLIA_SEARCH_API_KEY: HOSTED.apiKey,
      ALGOLIA_INDEX_NAME: HOSTED.indexName,
      ALGOLIA_ASSISTANT_ID: HOSTED.assistantId,
      ALGOLIA_ASSISTANT_INDEX_NAME: HOSTED.assistantIndexName,
      // Nothing may come from a build for the embedded provider: neither its generated files nor its bundler's cache,
      // which does not see that the environment is another.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${HOSTED_BUILD}-generated`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !buildHostedSite()) process.exitCode = 1;
