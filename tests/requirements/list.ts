import {existsSync, readFileSync} from 'node:fs';
import {ownRequirements} from './readRequirements';
import {REPORTS} from './reports';
import {type Report, resultsOf, unprovenOf} from './unprovenOf';

const files = Object.values(REPORTS);

const missing = files.filter(file => !existsSync(file));
if (missing.length > 0) {
  console.error(`There is no ${missing.join(' and no ')}: run "npm test" first, which writes them all.`);
  process.exit(1);
}
const requirements = ownRequirements();
const results = files.flatMap(file => resultsOf(JSON.parse(readFileSync(file, 'utf8')) as Report));
const unproven = unprovenOf(requirements, results);
for (const {id, text, reason} of unproven) console.error(`${id}: ${reason}: ${text}`);
console.log(`${requirements.length - unproven.length} of ${requirements.length} requirements proven`);
process.exitCode = unproven.length > 0 ? 1 : 0;
