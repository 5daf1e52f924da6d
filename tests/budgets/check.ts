import {existsSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {type Figure, isOver} from './Figure';
import {measureFigures} from './measureFigures';
import {renderReport} from './renderReport';

const HELP = `Usage: npm run budgets -- [options]

Loads the built site in Chromium as a first visitor does and holds what that weighs to tests/budgets/budgets.ts.
Sizes are bodies compressed by brotli at its highest level, 1 kB being 1000 bytes; prefetched files do not count.

  --build DIR     folder of the built site (default: build)
  --json          print the figures and their files as JSON
  --against FILE  say what changed since the figures in FILE, which --json printed for another build
  --help          print this

Ends with 1 when a budget is exceeded, with 2 when nothing could be measured.
`;

const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    json: {type: 'boolean', default: false},
    against: {type: 'string'},
    help: {type: 'boolean', default: false},
  },
});

async function main(): Promise<number> {
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!existsSync(`${values.build}/index.html`)) {
    console.error(`There is no built site in "${values.build}". Build it first: npm run build`);
    return 2;
  }
  const before = values.against ? (JSON.parse(readFileSync(values.against, 'utf8')) as Figure[]) : [];
  const figures = await measureFigures(values.build);
  process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : renderReport(figures, before));
  const over = figures.filter(isOver);
  if (over.length > 0)
    console.error(
      `\n${over.length} of ${figures.length} budgets are exceeded. Make the files lighter, or load them later. ` +
        'To widen a budget, change it in tests/budgets/budgets.ts and write the reason beside it.',
    );
  return over.length > 0 ? 1 : 0;
}

main().then(
  code => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 2;
  },
);
