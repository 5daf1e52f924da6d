import {createInterface} from 'node:readline';
import type {Answer} from '../answers/AnswerEvent';
import type {VersionNames} from '../answers/NamedVersion';
import {createTaskService} from '../worker/createTaskService';
import {paceEvents} from '../protocols/ask/paceEvents';
import {packShard} from '../content/packShard';
import type {Shard} from '../content/Shard';
import {type Arguments, parseArguments} from './parseArguments';
import {readAnswerTexts} from './readAnswerTexts';
import {readFolderShard} from './readFolderShard';
import {readSiteShards, versionNamesOf, versionsOf} from './readSiteShards';
import {ownLayout} from './SiteLayout';
import {UsageError} from './UsageError';

const HELP = `Answers a question from the documentation as the site's dialog does: by quoting it, or by saying that it does not know.

  npm run --silent ask -- [options] 'question'

Without a question, reads questions from standard input, one a line, and answers them in turn.

  --json            print one line a question: {text, passages: [{url, text}], state, declined};
                    state is answer, closest (may not answer) or none, which alone is declined;
                    a line of standard input that is a JSON array of questions, ["How do I ...?", "And
                    in v3?"], is a conversation, whose last question is answered
  --version NAME    docs version to answer from: that at the address of the docs (default) or another one;
                    a question that names one ("... in v3?") is answered from that one
  --locale CODE     locale to answer in (that the site is written in); its own words are in that language too
  --content DIR     answer from the Markdown files of a folder instead of the site
  --help            print this
`;

const INDEX = 'docsearch';

function warn(message: string): void {
  console.warn(`warning: ${message}`);
}

/** Where the shards come from: which there are, and how to read one. */
interface Source {
  tags: string[];
  /** What questions may call the versions of a site. */
  names?: VersionNames;
  /** The filters that a page of the chosen version would ask with. */
  facetFilters: unknown;
  read: (tag: string) => Promise<Shard | undefined>;
}

function folderSource(folder: string, locale: string): Source {
  const shard = readFolderShard(folder, locale, warn);
  return {tags: [shard.tag], facetFilters: [], read: async () => shard};
}

function siteSource({version: asked, locale}: Arguments): Source {
  const siteDir = process.cwd();
  const versions = versionsOf(siteDir);
  const version = asked ?? versions[0];
  if (!versions.includes(version))
    throw new UsageError(`No version "${version}"; there are ${versions.join(', ')}`);
  const tagOf = (name: string) => `docs-default-${name}`;
  return {
    tags: [...versions.map(tagOf), ...(ownLayout().blogRoute === null ? [] : ['default'])],
    names: versionNamesOf(siteDir),
    facetFilters: [['docusaurus_tag:default', `docusaurus_tag:${tagOf(version)}`]],
    // Only the versions that are asked about are read.
    async read(tag) {
      const name = versions.find(one => tagOf(one) === tag) ?? version;
      const shards = await readSiteShards({siteDir, locale, version: name, onWarning: warn});
      return shards.find(shard => shard.tag === tag);
    },
  };
}

function createService({tags, names, read}: Source, locale: string) {
  const shards = tags.map(tag => ({language: locale, tag, url: tag}));
  return createTaskService({index: INDEX, shards, ...(names && {names})}, async tag => {
    const shard = await read(tag);
    if (!shard) throw new Error(`There is no text for ${tag}`);
    return JSON.stringify(packShard(shard));
  });
}

/** What a reader said, the oldest first; the last is to be answered. */
type Turns = [...earlier: string[], question: string];

/**
 * Returns what a line of standard input says: a question, or a conversation as a JSON array of questions.
 * @throws UsageError for an array that is none of questions
 */
function turnsOf(line: string): Turns {
  if (!line.trimStart().startsWith('[')) return [line];
  let turns: unknown;
  try {
    turns = JSON.parse(line);
  } catch {
    // A question may begin with a bracket.
    return [line];
  }
  const said = Array.isArray(turns) ? turns.filter(turn => typeof turn === 'string') : [];
  const question = said.at(-1);
  if (question === undefined || !Array.isArray(turns) || said.length !== turns.length)
    throw new UsageError(`A conversation is a JSON array of questions, ["How …?", "And …?"], not ${line}`);
  return [...said.slice(0, -1), question];
}

async function* conversationsOf({query}: Arguments): AsyncGenerator<Turns> {
  if (query !== null) yield [query];
  else
    for await (const line of createInterface({input: process.stdin}))
      if (line.trim() !== '') yield turnsOf(line);
}

/** Returns a piece of an answer for the shell, where nothing folds. */
function unfolded(text: string): string {
  return text.replace(/<details>\n<summary>(.*)<\/summary>/g, '**$1**').replaceAll('\n\n</details>', '');
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.some(argument => argument.startsWith('--hits'))) throw new UsageError("Unknown option '--hits'");
  const args = parseArguments(argv);
  if (args.help) {
    process.stdout.write(HELP);
    return;
  }
  const source = args.content === null ? siteSource(args) : folderSource(args.content, args.locale);
  const run = createService(source, args.locale);
  const texts = readAnswerTexts(process.cwd(), args.locale);
  for await (const turns of conversationsOf(args)) {
    const events = await run({
      kind: 'answer',
      question: turns.at(-1) ?? '',
      earlier: turns.slice(0, -1),
      facetFilters: source.facetFilters,
      texts,
    });
    let answer: Answer | undefined;
    for await (const event of process.stdout.isTTY && !args.json ? paceEvents(events) : events) {
      if (event.type === 'end') ({answer} = event);
      else if (event.type === 'text' && !args.json) process.stdout.write(unfolded(event.text));
    }
    process.stdout.write(args.json ? `${JSON.stringify(answer)}\n` : '\n');
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\nSee --help.` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
