import {isAllowed} from './licenses/isAllowed';
import {readLicenses} from './licenses/readLicenses';

const licenses = readLicenses(process.cwd());
const refused = licenses.filter(({license}) => license === null || !isAllowed(license));

// A reader such as `head` may have enough and close the pipe.
process.stdout.on('error', () => process.exit());
for (const {name, version, license} of licenses)
  process.stdout.write(`${name} ${version}: ${license ?? 'unknown'}\n`);

if (refused.length > 0) {
  const names = refused.map(({name, version, license}) => `  - ${name} ${version}: ${license ?? 'unknown'}`);
  console.error(
    `${refused.length} of ${licenses.length} production dependencies have a license that is not allowed:\n` +
      `${names.join('\n')}\n` +
      'Replace them. If you read the license and it lets this project stay as it is, add it to ' +
      'src/cli/licenses/isAllowed.ts, or to readLicenses.ts where a package names it in its text alone.',
  );
  process.exitCode = 1;
}
