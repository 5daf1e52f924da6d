import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {AllContent, LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {VersionNames} from '../../answers/NamedVersion';
import type {ConfiguredQuestion} from '../../clients/ask/chooseQuestions';
import {synonyms} from '../../config/synonyms';
import type {StartPage} from '../../search-ui/model/SearchOptions';
import type {PageSource} from '../pages/collectPages';
import type {ReadPage} from '../pages/createPageReader';
import {devServerOf} from '../pages/devServerOf';
import {sitePagesOf} from '../pages/sitePagesOf';
import {createShards, shardNames} from './createShards';
import {type ExampleQueries, type Examples, findExamples} from './findExamples';
import {manifestSource} from './manifestSource';

const NAME = 'search-index';

/** Folder of the built site that the shards stand in. */
const ASSET_FOLDER = 'assets/search';

/** Address the dev server offers the shards under: stable, so that an edit does not reload the page. */
const DEV_FOLDER = '__search-index';

export interface SearchIndexOptions {
  /** What pages show of search and answers, found in the stable version and outside the versions. */
  examples?: ExampleQueries;
  /** What the dialog offers before anything is typed, and where readers report what they miss. */
  suggestions: {
    questions: readonly ConfiguredQuestion[];
    startPages: readonly StartPage[];
    reportUrl?: string | undefined;
  };
}

/** Returns the source of a module that exports each value under its name. */
function moduleSource(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Returns what questions may call the versions of the documentation. */
function versionNames(product: string, pages: readonly PageSource[]): VersionNames {
  const versions = new Map(
    pages.flatMap(({version, docs}) =>
      version !== null && docs ? [[version, {name: version, label: docs.label, isMain: docs.isMain}]] : [],
    ),
  );
  return {product, versions: [...versions.values()]};
}

/** Returns the names of the latest version of each set of docs. */
function latestVersions(allContent: AllContent): string[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  return docs.flatMap(({loadedVersions}) =>
    loadedVersions.filter(({isLast}) => isLast).map(({versionName}) => versionName),
  );
}

/** Returns what pages show of examples that have not been looked for yet. */
const noExamples = ({searches, question}: ExampleQueries): Examples => ({
  queries: searches.map(({query}) => query),
  hits: {query: searches[0].query, group: '', rows: []},
  answer: {question: question.query, html: '', sources: []},
});

/**
 * Turns the loaded content into one search shard a docs version, and generates the manifest that tells the browser where the
 * shards are. The dev server makes them when the dialog asks, from the pages as they were saved last.
 */
export default function searchIndex(
  context: LoadContext,
  {examples, suggestions}: SearchIndexOptions,
): Plugin {
  const {indexName} = (context.siteConfig.themeConfig as ThemeConfig).algolia;
  const {currentLocale} = context.i18n;
  const devUrl = normalizeUrl([context.baseUrl, DEV_FOLDER]);
  const isDev = process.env.NODE_ENV === 'development';
  const dataFolder = path.join(context.generatedFilesDir, NAME, 'default');
  const sitePages = sitePagesOf(context);
  const toShards = createShards({
    language: currentLocale,
    synonyms: synonyms[currentLocale] ?? [],
    reader: sitePages.reader,
  });
  const devServer = devServerOf(context);
  let pages: PageSource[] = [];
  /** Looks for the examples, when the dev server has compiled what was loaded last. */
  let findLater = async () => {};
  let isKept = false;

  /** The examples as they were found last, and the pages that they show, as they were read. */
  let last: {source: string; shown: Map<string, ReadPage>} | undefined;

  /**
   * Returns the source of the generated module with the examples. To find them all text is indexed, so the dev server looks
   * for them after it has compiled, and again only when a page changed that they show or should lead to.
   */
  async function examplesSource(allContent: AllContent, queries: ExampleQueries): Promise<string> {
    const byUrl = new Map(pages.map(page => [page.url, page]));
    const isSame = ([url, made]: [string, ReadPage]) => {
      const page = byUrl.get(url);
      return page !== undefined && sitePages.reader.read(page) === made;
    };
    if (last && [...last.shown].every(isSame)) return last.source;
    const latest = latestVersions(allContent);
    const searched = pages.filter(({version}) => version === null || latest.includes(version));
    const found = await findExamples(queries, toShards(searched), {
      baseUrl: context.baseUrl,
      language: currentLocale,
      indexName,
      // Whoever writes a page may have it half done; a site that is built must keep its word.
      onMiss(message) {
        if (!isDev) throw new Error(message);
        console.warn(`[${NAME}] ${message}`);
      },
    });
    const source = moduleSource({examples: found});
    const wanted = [...queries.searches, queries.question].map(
      ({target}) => context.baseUrl + target.slice(1),
    );
    const shown = new Map(
      [...wanted, ...[...found.hits.rows, ...found.answer.sources].map(({url}) => url)].flatMap(address => {
        const url = address.replace(/#.*/s, '');
        const page = byUrl.get(url);
        return page ? [[url, sitePages.reader.read(page)] as const] : [];
      }),
    );
    last = {source, shown};
    return source;
  }

  /** Writes the examples once they are found; until then, the dev server shows those of an earlier run, or none. */
  async function writeExamples(
    allContent: AllContent,
    {createData}: PluginContentLoadedActions,
  ): Promise<void> {
    if (!examples) return;
    const file = 'examples.js';
    if (!isDev) {
      await createData(file, await examplesSource(allContent, examples));
      return;
    }
    if (!existsSync(path.join(dataFolder, file)))
      await createData(file, moduleSource({examples: noExamples(examples)}));
    findLater = async () => {
      await createData(file, await examplesSource(allContent, examples));
    };
  }

  /** Makes the shards and has the bundler find them. */
  async function writeShards({createData}: PluginContentLoadedActions): Promise<void> {
    const start = performance.now();
    const shards = toShards(pages);
    sitePages.save();
    const sections = shards.reduce((sum, shard) => sum + shard.sections, 0);
    console.log(
      `[${NAME}] ${sections} sections in ${shards.length} shards, ${Math.round(performance.now() - start)} ms`,
    );
    await Promise.all(
      shards.flatMap(({file, text, codeFile, code}) => [createData(file, text), createData(codeFile, code)]),
    );
  }

  if (isDev) {
    devServer.answer(async address => {
      if (!address.startsWith(`${DEV_FOLDER}/`)) return undefined;
      await sitePages.readAllSaved();
      const name = address.slice(DEV_FOLDER.length + 1);
      for (const {file, text, codeFile, code} of toShards(pages)) {
        if (name === file) return text;
        if (name === codeFile) return code;
      }
      return undefined;
    });
    devServer.afterCompiling(async pause => {
      await sitePages.readAllSaved(pause);
      if (!isKept) sitePages.keep();
      isKept = true;
      await findLater();
    });
  }

  return {
    name: NAME,

    async allContentLoaded({allContent, actions}) {
      pages = sitePages.load(allContent);
      if (!isDev) await writeShards(actions);
      const index = {name: indexName, names: versionNames(context.siteConfig.title, pages)};
      const names = shardNames(pages, currentLocale);
      await actions.createData('shards.js', manifestSource(index, names, isDev ? devUrl : undefined));
      const {questions, ...start} = {reportUrl: undefined, ...suggestions};
      await actions.createData('questions.js', moduleSource({questions}));
      await actions.createData('start.js', moduleSource(start));
      await writeExamples(allContent, actions);
    },

    configureWebpack(_config, isServer) {
      if (isDev) return isServer ? {} : devServer.settings;
      return {
        module: {
          rules: [
            {
              test: /\.json$/,
              include: dataFolder,
              type: 'asset/resource',
              generator: {filename: `${ASSET_FOLDER}/[name].[contenthash:8][ext]`},
            },
          ],
        },
      };
    },
  };
}
