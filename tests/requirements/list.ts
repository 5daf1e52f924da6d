import {existsSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {ownRequirements} from './readRequirements';
import {REPORTS} from './reports';
import {type Report, resultsOf, unprovenOf} from './unprovenOf';

const HELP = `Usage: npm run requirements -- [REPORTS...]

Lists the requirements of tests/requirements.md that no passing test proves, and ends with 1 where there are any.

  REPORTS  JSON reports of Vitest and Playwright, together one run of all tests
           (default: those that "npm test" wrote last: ${Object.values(REPORTS).join(', ')})
  --help   print this
`;

const {values, positionals} = parseArgs({options: {help: {type: 'boolean'}}, allowPositionals: true});
if (values.help) {
  process.stdout.write(HELP);
  process.exit();
}

const files = positionals.length > 0 ? positionals : Object.values(REPORTS);
const missing = files.filter(file => !existsSync(file));
if (missing.length > 0) {
  console.error(
    `There is no ${missing.join(' and no ')}: run "npm test" first, which writes a report of each part.`,
  );
  process.exit(2);
}
const requirements = ownRequirements();
const results = files.flatMap(file => resultsOf(JSON.parse(readFileSync(file, 'utf8')) as Report));
const unproven = unprovenOf(requirements, results);
for (const {id, text, reason} of unproven) console.error(`${id}: ${reason}: ${text}`);
console.log(`${requirements.length - unproven.length} of ${requirements.length} requirements proven`);
process.exitCode = unproven.length > 0 ? 1 : 0;
