import {existsSync, readFileSync} from 'node:fs';
import {ownRequirements} from './readRequirements';
import {type Report, resultsOf, unprovenOf} from './unprovenOf';

const REPORTS = ['test-results/vitest.json', 'test-results/playwright.json'];

const missing = REPORTS.filter(file => !existsSync(file));
if (missing.length > 0) {
  console.error(`There is no ${missing.join(' and no ')}: run "npm test" first, which writes both.`);
  process.exit(1);
}
const requirements = ownRequirements();
const results = REPORTS.flatMap(file => resultsOf(JSON.parse(readFileSync(file, 'utf8')) as Report));
const unproven = unprovenOf(requirements, results);
for (const {id, text, reason} of unproven) console.error(`${id}: ${reason}: ${text}`);
console.log(`${requirements.length - unproven.length} of ${requirements.length} requirements proven`);
process.exitCode = unproven.length > 0 ? 1 : 0;
