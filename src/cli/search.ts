import {readFileSync} from 'node:fs';
import type {SearchClient} from '../clients/search/createSearchClient';
import type {SearchResponses} from '../protocols/algolia/answerQueries';
import type {SearchResult} from '../protocols/algolia/searchHits';
import {createLocalClient} from './createLocalClient';
import {formatHits, formatLine, PLAIN, TERMINAL} from './formatHits';
import {type Arguments, HELP, parseArguments} from './parseArguments';
import {readFolderShard} from './readFolderShard';
import {readSiteShards} from './readSiteShards';
import {UsageError} from './UsageError';

const INDEX = 'docsearch';
const SNIPPET_WORDS = 15;

function warn(message: string): void {
  console.warn(`warning: ${message}`);
}

async function shardsOf({content, locale, version}: Arguments) {
  if (content !== null) return [readFolderShard(content, locale, warn)];
  return readSiteShards({siteDir: process.cwd(), locale, version, onWarning: warn});
}

async function ask(client: SearchClient, query: string, {hits, json}: Arguments): Promise<SearchResponses> {
  const terminal = process.stdout.isTTY && !process.env.NO_COLOR;
  const {pre, post} = json ? {pre: '<mark>', post: '</mark>'} : terminal ? TERMINAL : PLAIN;
  const answer: unknown = await client.search({
    requests: [
      {
        indexName: INDEX,
        query,
        hitsPerPage: hits,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        highlightPreTag: pre,
        highlightPostTag: post,
      },
    ],
  });
  return answer as SearchResponses;
}

function isSearchResult(result: SearchResponses['results'][number] | undefined): result is SearchResult {
  return result !== undefined && 'hits' in result;
}

function print(response: SearchResponses, query: string, {json, query: only}: Arguments): void {
  const [result] = response.results;
  const hits = isSearchResult(result) ? result.hits : [];
  if (json) console.log(JSON.stringify(response));
  else console.log(only === null ? formatLine(hits, query) : formatHits(hits, query));
}

function queriesOf({query}: Arguments): string[] {
  if (query !== null) return [query];
  return readFileSync(0, 'utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
}

async function main(): Promise<void> {
  const args = parseArguments(process.argv.slice(2));
  if (args.help) {
    process.stdout.write(HELP);
    return;
  }
  const client = createLocalClient(INDEX, await shardsOf(args));
  for (const query of queriesOf(args)) print(await ask(client, query, args), query, args);
}

// A reader such as `head` may have enough and close the pipe.
process.stdout.on('error', () => process.exit());

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\nSee --help.` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
