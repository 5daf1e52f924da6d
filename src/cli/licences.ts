import {isAllowed} from './licences/isAllowed';
import {readLicences} from './licences/readLicences';

const licences = readLicences(process.cwd());
const refused = licences.filter(({licence}) => licence === null || !isAllowed(licence));

// A reader such as `head` may have enough and close the pipe.
process.stdout.on('error', () => process.exit());
for (const {name, version, licence} of licences)
  process.stdout.write(`${name} ${version}: ${licence ?? 'unknown'}\n`);

if (refused.length > 0) {
  const names = refused.map(({name, version, licence}) => `  - ${name} ${version}: ${licence ?? 'unknown'}`);
  console.error(
    `${refused.length} of ${licences.length} production dependencies have a licence that is not allowed:\n` +
      `${names.join('\n')}\n` +
      'Replace them. If you read the licence and it lets this project stay as it is, add it to ' +
      'src/cli/licences/isAllowed.ts, or to readLicences.ts where a package names it in its text alone.',
  );
  process.exitCode = 1;
}
