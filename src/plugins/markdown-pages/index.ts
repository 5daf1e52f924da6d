import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceLanguage} from '../../i18n/sourceLanguage';
import type {PageSource} from '../pages/collectPages';
import type {ReadPage} from '../pages/createPageReader';
import {devServerOf} from '../pages/devServerOf';
import {sitePagesOf} from '../pages/sitePagesOf';
import {twinPath} from '../../content/twinPath';
import {llmsFiles, type LlmsTexts} from './llmsFiles';
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
    const devServer = devServerOf(context);
    const sitePages = sitePagesOf(context);
    let pages: PageSource[] = [];

    const twin = (page: PageSource, {markdown}: ReadPage) =>
      twinOf(markdown, {page, language: sourceLanguage(page.source, i18n), origin: siteConfig.url});

    /** Returns the overviews, by their paths with the base URL. */
    const overviews = () =>
      llmsFiles({
        title: siteConfig.title,
        texts,
        origin: siteConfig.url,
        baseUrl,
        languages: i18n.locales
          .filter(locale => locale !== i18n.currentLocale)
          .flatMap(locale => i18n.localeConfigs[locale] ?? []),
        pages,
        markdownOf: page => sitePages.reader.read(page).markdown,
      });

    if (isDev)
      devServer.answer(async address => {
        const page = pages.find(({url}) => decodeURI(twinPath(url, baseUrl)) === baseUrl + address);
        if (page) return twin(page, sitePages.readSaved(page));
        if (!/(?:^|\/)llms(?:-full)?\.txt$/.test(address)) return undefined;
        await sitePages.readAllSaved();
        return overviews().find(({path: own}) => own === baseUrl + address)?.text;
      });

    return {
      name: NAME,

      allContentLoaded({allContent}) {
        pages = sitePages.load(allContent);
      },

      configureWebpack: (_config, isServer) => (isDev && !isServer ? devServer.settings : {}),

      async postBuild({outDir}) {
        const twins = pages.map(page => ({
          path: twinPath(page.url, baseUrl),
          text: twin(page, sitePages.reader.read(page)),
        }));
        for (const {path: address, text} of [...twins, ...overviews()]) {
          const file = path.join(outDir, address.slice(baseUrl.length));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, text);
        }
      },
    };
  };
}
