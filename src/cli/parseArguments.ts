import {parseArgs} from 'node:util';
import {i18n} from '../config/i18n';
import {UsageError} from './UsageError';

/** What the command was asked to do. */
export interface Arguments {
  /** `null`: queries come from standard input, one a line. */
  query: string | null;
  json: boolean;
  /** Name of a docs version, or `all`; absent for the one that the site stands for. */
  version?: string | undefined;
  locale: string;
  /** Folder of Markdown to search instead of the site. */
  content: string | null;
  hits: number;
  help: boolean;
}

/** What `--help` prints. */
export const HELP = `Searches the site as its dialog does, and prints the best hits.

  npm run --silent search -- [options] 'query'

Without a query, reads queries from standard input, one a line, and answers each on a line of its own.

  --hits N          how many hits to print (10; on lines of standard input 1)
  --json            print the whole response of the search protocol, on one line a query
  --version NAME    docs version to search: that at the address of the docs (default), another one, or all
  --locale CODE     locale to search (that the site is written in)
  --content DIR     search the Markdown files of a folder instead of the site
  --help            print this
`;

const MOST_HITS = 1000;

/** Returns a locale such as `fr`, `pt-BR` or `zh-Hans`, which becomes part of a path. */
function localeOf(value: string): string {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(value))
    throw new UsageError(`--locale takes the code of a language such as fr or pt-BR, not "${value}"`);
  return value;
}

function hitsOf(value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const hits = Number(value);
  if (!Number.isInteger(hits) || hits < 1 || hits > MOST_HITS)
    throw new UsageError(`--hits takes a number from 1 to ${MOST_HITS}, not "${value}"`);
  return hits;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: {type: 'boolean', default: false},
        version: {type: 'string'},
        locale: {type: 'string'},
        content: {type: 'string'},
        hits: {type: 'string'},
        help: {type: 'boolean', short: 'h', default: false},
      },
    });
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash, which is rarely the mistake.
    const [problem] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(problem, {cause: error});
  }
}

/**
 * Returns what the arguments of the command ask for. Several words without quotes are one query.
 * @throws UsageError for an unknown option, a missing or impossible value
 */
export function parseArguments(args: readonly string[]): Arguments {
  const {values, positionals} = parse(args);
  if (values.content !== undefined && values.version !== undefined)
    throw new UsageError('--version is for the site; a folder given with --content has no versions');
  const query = positionals.length > 0 ? positionals.join(' ') : null;
  return {
    query,
    json: values.json,
    version: values.version,
    locale: localeOf(values.locale ?? i18n.defaultLocale),
    content: values.content ?? null,
    hits: hitsOf(values.hits, query === null && !values.json ? 1 : 10),
    help: values.help,
  };
}
