import {spawnSync} from 'node:child_process';
import {HOSTED, HOSTED_BUILD} from './hostedSite';

const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', HOSTED_BUILD], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ALGOLIA_APP_ID: HOSTED.appId,
    ALGOLIA_SEARCH_API_KEY: HOSTED.apiKey,
    ALGOLIA_INDEX_NAME: HOSTED.indexName,
  },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
