import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import type {PushEnv} from '../../config/pushEnv';
import {synonyms} from '../../config/synonyms';
import type {DocSearchRecord} from '../../content/recordsOf';
import type {Synonym} from '../../content/Synonym';
import {compareIndex, type IndexChanges} from './compareIndex';
import {createProgress, type ProgressOutput} from './createProgress';
import {explainPushFailure} from './explainPushFailure';
import {indexSettings} from './indexSettings';
import {pushRecords, removeLeftover} from './pushRecords';
import {readBuiltRecords} from './readBuiltRecords';
import {type IndexContent, readIndex} from './readIndex';

const HELP = `Sends the records of the built site to the hosted index.

  npm run index:push                 shows what would change, and sends nothing
  npm run index:push -- --apply      replaces the content of the index

Options
  --apply       send the records and settings
  --create      with --apply: make the index if there is none of that name
  --overwrite   with --apply: replace an index whose records are of another site
  --build DIR   folder of the built site (build)
  --help        this text

Variables, in the environment or in .env
  ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME   as the site is built with
  ALGOLIA_ADMIN_API_KEY                                        a key that may write
`;

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

const VARIABLES = 'ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME';

export interface IndexPushOptions {
  args: readonly string[];
  /** Reads the environment; what it throws is shown. */
  readEnv: () => PushEnv;
  /** Other hosts than the provider's own. */
  hosts?: ClientOptions['hosts'];
  /** File that remembers how far an interrupted push came. */
  stateFile: string;
  out: ProgressOutput;
  err: ProgressOutput;
}

/** A command that cannot be carried out as given; the message says what to do. */
class PushRefusal extends Error {}

/** Returns the synonyms of all locales: the index holds the pages of all. */
function allSynonyms(): Synonym[] {
  return Object.entries(synonyms).flatMap(([locale, own]) =>
    own.map(one => ({...one, objectID: `${locale}-${one.objectID}`})),
  );
}

const count = (number: number) => number.toLocaleString('en');

function readFlags(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      apply: {type: 'boolean', default: false},
      create: {type: 'boolean', default: false},
      overwrite: {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
      help: {type: 'boolean', default: false},
    },
  }).values;
}

function describeRecords(records: readonly DocSearchRecord[]): string {
  const parts = new Map<string, number>();
  for (const {docusaurus_tag, language} of records) {
    const part = `${docusaurus_tag} (${language})`;
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  const lines = [...parts].map(([part, number]) => `  ${count(number).padStart(7)}  ${part}`);
  return [`${count(records.length)} records of the built site:`, ...lines, ''].join('\n');
}

function describeChanges({
  added,
  changed,
  removed,
  unchanged,
  settings,
  synonyms: changedSynonyms,
}: IndexChanges): string {
  const lines = Object.entries({added, changed, removed, unchanged}).map(
    ([what, number]) => `  ${count(number).padStart(7)}  ${what}`,
  );
  const changedSettings = settings.length > 0 ? settings.join(', ') : 'none';
  return [
    ...lines,
    `Settings that change: ${changedSettings}`,
    `Synonyms that change: ${changedSynonyms || 'none'}`,
    '',
  ].join('\n');
}

function isOfSite({records}: IndexContent, siteUrl: string): boolean {
  return records.size === 0 || [...records.values()].some(({url}) => String(url).startsWith(`${siteUrl}/`));
}

async function run({args, readEnv, hosts, stateFile, out, err}: IndexPushOptions): Promise<void> {
  const flags = readFlags(args);
  if (flags.help) {
    out.write(HELP);
    return;
  }
  const {siteUrl, target, adminKey} = readEnv();
  const records = readBuiltRecords(flags.build, siteUrl);
  out.write(describeRecords(records));
  if (!target || !adminKey) {
    const missing = target ? 'ALGOLIA_ADMIN_API_KEY is' : `${VARIABLES} are`;
    if (flags.apply) throw new PushRefusal(`Nothing can be sent: ${missing} not set. See --help.`);
    out.write(`They cannot be compared with an index: ${missing} not set.\n`);
    return;
  }

  const {appId, indexName} = target;
  const client = algoliasearch(appId, adminKey, {...(hosts && {hosts})});
  const progress = createProgress(err);
  let step = `Reading ${indexName}`;
  let isLastStep = false;
  const onStep = (title: string, done: number, total: number) => {
    step = title;
    isLastStep = total > 0 && done === total;
    progress.show(title, done, total);
  };
  try {
    onStep(step, 0, 0);
    const before = await readIndex(client, indexName);
    progress.end();
    if (before) {
      const changes = compareIndex(before, records, indexSettings, allSynonyms());
      out.write(`Index ${indexName} of application ${appId}, ${count(before.records.size)} records now:\n`);
      out.write(describeChanges(changes));
      const {added, changed, removed, settings, synonyms: changedSynonyms} = changes;
      if (added + changed + removed + settings.length + changedSynonyms === 0) {
        if (flags.apply) await removeLeftover({client, indexName, stateFile, onStep});
        progress.end();
        out.write('The index is up to date.\n');
        return;
      }
      if (!isOfSite(before, siteUrl)) {
        const foreign = `None of the records of ${indexName} is of ${siteUrl}. Is it the right index?`;
        if (flags.apply && !flags.overwrite)
          throw new PushRefusal(
            `${foreign}\nNothing has been sent. Look at ALGOLIA_INDEX_NAME and SITE_URL, or add --overwrite to replace it.`,
          );
        out.write(`${foreign}\n`);
      }
    } else {
      const absent = `Application ${appId} has no index ${indexName}.`;
      if (flags.apply && !flags.create)
        throw new PushRefusal(
          `${absent}\nNothing has been sent. Look at ALGOLIA_INDEX_NAME, or add --create to make it.`,
        );
      out.write(`${absent} All records would be new.\n`);
    }
    if (!flags.apply) {
      out.write('Nothing has been sent. To do it: npm run index:push -- --apply\n');
      return;
    }
    await pushRecords({
      client,
      indexName,
      records,
      settings: indexSettings,
      synonyms: allSynonyms(),
      stateFile,
      onStep,
    });
    progress.end();
    out.write(`${indexName} holds the ${count(records.length)} records now.\n`);
  } catch (error) {
    progress.end();
    if (error instanceof PushRefusal) throw error;
    const reason = explainPushFailure(step, error);
    if (!flags.apply) throw new Error(reason);
    const state = isLastStep ? 'either as it was or replaced as a whole' : 'as it was';
    throw new Error(`${reason}\n${indexName} is ${state}. The same command goes on where this one ended.`);
  }
}

function isUsageError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/**
 * Runs `npm run index:push`: compares the records of the built site with the hosted index and, told to apply it,
 * replaces the one by the other.
 *
 * @returns the exit code: 0 when done, 1 when something failed and the index is as it was, 2 for a wrong option
 */
export async function runIndexPush(options: IndexPushOptions): Promise<number> {
  try {
    await run(options);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = isUsageError(error);
    options.err.write(`${message}\n${isUsage ? 'npm run index:push -- --help lists the options.\n' : ''}`);
    return isUsage ? 2 : 1;
  }
}
