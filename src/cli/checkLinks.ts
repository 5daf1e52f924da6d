import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {linkExceptions} from '../config/linkExceptions';
import {checkOutwardLinks, type LinkResult} from './links/checkOutwardLinks';
import {readOutwardLinks} from './links/readOutwardLinks';
import {UsageError} from './UsageError';

const HELP = `Asks other hosts for the addresses that the pages of the built site refer to.

  npm run build && npm run check:links -- --external [options]

The build itself checks the links between the pages. A good address is asked for once a day.

  --external      ask other hosts; nothing is sent to them without it
  --since REF     only what stands in files that changed since a commit, such as origin/main
  --site FOLDER   folder of the built site (build)
  --annotate      print findings as GitHub shows them, beside their lines
  --help          print this
`;

const CACHE = 'node_modules/.cache/outward-links.json';

/** Where it stands: a file, and the line where one is known. */
interface Place {
  file: string;
  line?: number;
}

/** Returns the texts of the files that changed since a commit, by their paths. */
function changedTexts(since: string): [string, string][] {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'});
  try {
    return git('diff', '--name-only', '--diff-filter=d', '-z', since, '--')
      .split('\0')
      .filter(file => file !== '' && existsSync(file))
      .map(file => [file, readFileSync(file, 'utf8')]);
  } catch (error) {
    throw new UsageError(`--since takes a commit that git knows, not "${since}"`, {cause: error});
  }
}

/** Returns where an address stands in texts; it may have an anchor or not there. */
function placesIn(texts: readonly [string, string][], url: string): Place[] {
  const written = [url, url.replace(/\/$/, '')];
  return texts.flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => (written.some(form => line.includes(form)) ? [{file, line: index + 1}] : []))
      .slice(0, 1),
  );
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        external: {type: 'boolean', default: false},
        since: {type: 'string'},
        site: {type: 'string', default: 'build'},
        annotate: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), {cause: error});
  }
}

/** Returns what is wrong with an address, with the places it stands in. */
function describe({url, state, detail}: LinkResult, places: readonly Place[], annotates: boolean): string {
  const problem =
    state === 'broken' ? `${url} leads nowhere: ${detail}` : `${url} could not be checked: ${detail}`;
  if (!annotates)
    return [problem, ...places.map(({file, line}) => `  ${file}${line ? `:${line}` : ''}`)].join('\n');
  const level = state === 'broken' ? 'error' : 'warning';
  return places
    .map(
      ({file, line}) =>
        `::${level} file=${file}${line ? `,line=${line}` : ''},title=Outward link::${problem}`,
    )
    .join('\n');
}

async function run(): Promise<void> {
  const {external, since, site, annotate, help} = optionsOf(process.argv.slice(2));
  if (help) return console.log(HELP);
  if (!external)
    throw new UsageError('links between the pages are checked by the build; --external asks other hosts');
  if (!existsSync(site)) throw new UsageError(`There is no built site in ${site}; run "npm run build" first`);
  const pages = readOutwardLinks(site);
  const texts = since === undefined ? null : changedTexts(since);
  const placesOf = (url: string) =>
    texts ? placesIn(texts, url) : (pages.get(url) ?? []).map(file => ({file: path.join(site, file)}));
  const urls = [...pages.keys()].filter(url => placesOf(url).length > 0);
  const results = await checkOutwardLinks({
    urls,
    exceptions: linkExceptions,
    cache: CACHE,
    now: Date.now(),
  });
  const of = (state: LinkResult['state']) => results.filter(result => result.state === state);
  for (const result of [...of('unsure'), ...of('broken')])
    console.log(describe(result, placesOf(result.url), annotate));
  console.log(
    `${results.length} outward links: ${of('good').length} good, ${of('broken').length} broken, ` +
      `${of('unsure').length} could not be checked, ${of('excepted').length} excepted`,
  );
  if (of('broken').length > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError) console.error('Try: npm run check:links -- --help');
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
