import {runIndexPush} from './push/runIndexPush';

process.exitCode = await runIndexPush({
  args: process.argv.slice(2),
  stateFile: '.cache/index-push.json',
  out: process.stdout,
  err: process.stderr,
});
