import {fileURLToPath} from 'node:url';
import {loadFreshModule} from '@docusaurus/utils';
import type * as PushEnvModule from '../config/pushEnv';
import {runIndexPush} from './push/runIndexPush';

const PUSH_ENV = fileURLToPath(new URL('../config/pushEnv.ts', import.meta.url));

// The environment is read by Docusaurus's loader, as in a build: its validation library cannot be imported by name.
const {readPushEnv} = (await loadFreshModule(PUSH_ENV)) as typeof PushEnvModule;

process.exitCode = await runIndexPush({
  args: process.argv.slice(2),
  readEnv: readPushEnv,
  stateFile: '.cache/index-push.json',
  out: process.stdout,
  err: process.stderr,
});
