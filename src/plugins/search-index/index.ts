import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, normalizeUrl} from '@docusaurus/utils';
import {sourceLanguage} from '../../i18n/sourceLanguage';
import {collectPages} from './collectPages';
import {createShards} from './createShards';
import {manifestSource} from './manifestSource';
import {openPageCache} from './openPageCache';

const NAME = 'search-index';

/** Folder of the built site that the shards stand in. */
const ASSET_FOLDER = 'assets/search';

/** Address the dev server offers the shards under: stable, so that an edit does not reload the page. */
const DEV_FOLDER = '__search-index';

/**
 * Turns the loaded content into one search shard a docs version, again whenever a page changes, and generates
 * the manifest that tells the browser where the shards are.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const {indexName} = (context.siteConfig.themeConfig as ThemeConfig).algolia;
  const devUrl = normalizeUrl([context.baseUrl, DEV_FOLDER]);
  const isDev = process.env.NODE_ENV === 'development';
  const dataFolder = path.join(context.generatedFilesDir, NAME, 'default');
  const cache = openPageCache(context.siteDir, context.i18n.currentLocale);
  const toShards = createShards({
    cache: cache.pages,
    language: context.i18n.currentLocale,
    sourceLanguage: source => sourceLanguage(source, context.i18n),
    readSource: source =>
      readFileSync(path.join(context.siteDir, aliasedSitePathToRelativePath(source)), 'utf8'),
    warn: message => console.warn(`[${NAME}] ${message}`),
  });

  return {
    name: NAME,

    async allContentLoaded({allContent, actions}) {
      const start = performance.now();
      const shards = toShards(collectPages(allContent));
      if (!isDev) cache.save();
      for (const {file, text, codeFile, code} of shards) {
        await actions.createData(file, text);
        await actions.createData(codeFile, code);
      }
      await actions.createData('shards.js', manifestSource(indexName, shards, isDev ? devUrl : undefined));
      if (!isDev) {
        const sections = shards.reduce((sum, shard) => sum + shard.sections, 0);
        console.log(
          `[${NAME}] ${sections} sections in ${shards.length} shards, ${Math.round(performance.now() - start)} ms`,
        );
      }
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
