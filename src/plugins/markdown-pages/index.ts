import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceLanguage} from '../../i18n/sourceLanguage';
import type {PageSource} from '../pages/collectPages';
import {sitePagesOf} from '../pages/sitePagesOf';
import {twinPath} from '../../content/twinPath';
import {type LlmsFile, llmsFiles, type LlmsTexts} from './llmsFiles';
import {twinOf} from './twinOf';

const NAME = 'markdown-pages';

/**
 * Returns the plugin that writes what programs read: beside each page made of Markdown its twin, the same text as plain
 * Markdown, and the overviews `llms.txt` and `llms-full.txt`. Unlisted pages have no twin.
 */
export default function markdownPages({texts}: {texts: LlmsTexts}) {
  return (context: LoadContext): Plugin => {
    const {siteConfig, baseUrl, i18n} = context;
    const isDev = process.env.NODE_ENV === 'development';
    const devFolder = path.join(context.generatedFilesDir, NAME, 'default', 'files');
    const sitePages = sitePagesOf(context);
    const written = new Map<string, string>();
    let pages: PageSource[] = [];

    /** Returns all files, by their paths below the base URL. */
    function files(): LlmsFile[] {
      const markdownOf = (page: PageSource) => sitePages.reader.read(page).markdown;
      return [
        ...pages.map(page => ({
          path: twinPath(page.url, baseUrl),
          text: twinOf(markdownOf(page), {
            page,
            language: sourceLanguage(page.source, i18n),
            origin: siteConfig.url,
          }),
        })),
        ...llmsFiles({
          title: siteConfig.title,
          texts,
          origin: siteConfig.url,
          baseUrl,
          languages: i18n.locales
            .filter(locale => locale !== i18n.currentLocale)
            .flatMap(locale => i18n.localeConfigs[locale] ?? []),
          pages,
          markdownOf,
        }),
      ];
    }

    /** Writes the files that changed since they were written last. */
    async function write(folder: string): Promise<void> {
      for (const {path: address, text} of files()) {
        if (written.get(address) === text) continue;
        const file = path.join(folder, address.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
        written.set(address, text);
      }
    }

    return {
      name: NAME,

      async allContentLoaded({allContent}) {
        pages = sitePages.load(allContent);
        if (isDev) await write(devFolder);
      },

      configureWebpack(_config, isServer) {
        if (!isDev || isServer) return {};
        const served = {directory: devFolder, publicPath: baseUrl, watch: false};
        const settings = {
          devServer: {static: [served]},
          mergeStrategy: {'devServer.static': 'append' as const},
        };
        return settings;
      },

      postBuild: ({outDir}) => write(outDir),
    };
  };
}
