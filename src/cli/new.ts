import path from 'node:path';
import {parseArgs} from 'node:util';
import {UsageError} from './UsageError';
import {writeSite} from './new/writeSite';

const HELP = `Writes a documentation site of your own into an empty folder: the code and the look of this one, without its pages.

  npm run new -- [options] FOLDER

A folder that is no whole path is one beside or below this one.

  --product NAME   what the documentation is about (the name of the folder)
  --help           print this
`;

/** Returns the shorter way to a folder. */
function relative(folder: string): string {
  const way = path.relative(process.cwd(), folder);
  return way.length < folder.length ? way : folder;
}

function nextSteps(folder: string, product: string, files: number): string {
  return `${files} files written into ${relative(folder)}: a site about ${product} with four pages, one version and one language.

Next:

  cd ${relative(folder)}
  npm ci && npm run build && npm run serve

Then put your pages into docs/, and read README.md for the rest. npm test tests the site with the pages you have.
`;
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {product: {type: 'string'}, help: {type: 'boolean', short: 'h', default: false}},
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0)
    throw new UsageError('Name one folder, such as npm run new -- ../my-docs');
  const folder = path.resolve(given);
  if (!path.relative(process.cwd(), folder).startsWith('..'))
    throw new UsageError(
      `${folder} is inside this site. Name a folder beside it, such as ../${path.basename(folder)}`,
    );
  const product = values.product?.trim() || path.basename(folder);
  process.stdout.write(nextSteps(folder, product, writeSite({source: process.cwd(), folder, product})));
}

try {
  main();
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof TypeError;
  console.error(isUsage ? `${error.message}.\nSee npm run new -- --help.` : error);
  process.exitCode = isUsage ? 2 : 1;
}
