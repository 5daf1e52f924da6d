import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {VersionNames} from '../../answers/NamedVersion';
import type {ConfiguredQuestion} from '../../clients/ask/chooseQuestions';
import {synonyms} from '../../config/synonyms';
import type {StartPage} from '../../search-ui/model/SearchOptions';
import type {PageSource} from '../pages/collectPages';
import type {ReadPage} from '../pages/createPageReader';
import {sitePagesOf} from '../pages/sitePagesOf';
import {createShards, type ShardFile} from './createShards';
import {type ExampleQueries, findExamples} from './findExamples';
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

/**
 * Turns the loaded content into one search shard a docs version, again whenever a page changes, and generates
 * the manifest that tells the browser where the shards are.
 */
export default function searchIndex(
  context: LoadContext,
  {examples, suggestions}: SearchIndexOptions,
): Plugin {
  const {indexName} = (context.siteConfig.themeConfig as ThemeConfig).algolia;
  const devUrl = normalizeUrl([context.baseUrl, DEV_FOLDER]);
  const isDev = process.env.NODE_ENV === 'development';
  const dataFolder = path.join(context.generatedFilesDir, NAME, 'default');
  const sitePages = sitePagesOf(context);
  const toShards = createShards({
    language: context.i18n.currentLocale,
    synonyms: synonyms[context.i18n.currentLocale] ?? [],
    reader: sitePages.reader,
  });
  let pages: PageSource[] = [];

  const written = new Map<string, string>();
  /** Writes a file for the dev server where it changed; it is whole at any time, because a dialog may ask for it now. */
  async function write(file: string, text: string): Promise<void> {
    if (written.get(file) === text) return;
    const target = path.join(dataFolder, file);
    await writeFile(`${target}.new`, text);
    await rename(`${target}.new`, target);
    written.set(file, text);
  }

  /** Reads the pages, as far as no earlier build or edit has. */
  function readPages(): ShardFile[] {
    const start = performance.now();
    const shards = toShards(pages);
    if (isDev) return shards;
    sitePages.save();
    const sections = shards.reduce((sum, shard) => sum + shard.sections, 0);
    console.log(
      `[${NAME}] ${sections} sections in ${shards.length} shards, ${Math.round(performance.now() - start)} ms`,
    );
    return shards;
  }

  /** The examples as they were found last, and the pages that they show, as they were read. */
  let last: {source: string; shown: Map<string, ReadPage>} | undefined;

  /**
   * Returns the source of the generated module with the examples. To find them all text is indexed, so the dev server looks
   * for them again only when a page changed that they show or should lead to.
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
      language: context.i18n.currentLocale,
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

  return {
    name: NAME,

    async allContentLoaded({allContent, actions}) {
      pages = sitePages.load(allContent);
      const shards = readPages();
      const index = {name: indexName, names: versionNames(context.siteConfig.title, pages)};
      await actions.createData('shards.js', manifestSource(index, shards, isDev ? devUrl : undefined));
      const {questions, ...start} = {reportUrl: undefined, ...suggestions};
      await actions.createData('questions.js', moduleSource({questions}));
      await actions.createData('start.js', moduleSource(start));
      if (examples) await actions.createData('examples.js', await examplesSource(allContent, examples));
      const save = isDev ? write : actions.createData;
      await Promise.all(
        shards.flatMap(({file, text, codeFile, code}) => [save(file, text), save(codeFile, code)]),
      );
    },

    configureWebpack(_config, isServer) {
      if (isDev) {
        return isServer
          ? {}
          : {
              devServer: {
                static: [
                  {
                    directory: dataFolder,
                    publicPath: devUrl,
                    watch: false,
                  },
                ],
              },
            };
      }
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
