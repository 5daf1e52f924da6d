import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../html/bundleScript';
import {pageFile} from '../html/pageFile';
import {sitePagesOf} from '../pages/sitePagesOf';
import {drawIcon} from './drawIcon';
import {listedPage} from './listedPage';
import {keptPath} from './Release';
import {releaseOf} from './releaseOf';
import {ICON_SIZES, iconFile, webManifest} from './webManifest';

export interface OfflineSettings {
  /** Picture of an installed site, SVG or PNG; a path from the folder of the site. */
  icon: string;
  /** Colors of CSS: of the screen before the first page and behind the picture, and of the window's frame. */
  colors: {background: string; theme: string};
}

const NAME = 'offline';

/** Where browsers look for the worker, below the path of a language. */
const WORKER = 'sw.js';

/** Not `.webmanifest`, which some servers do not know the type of. */
const MANIFEST = 'manifest.json';

/** Address of the page in place of those that were not kept, below the path of a language. */
const PAGE = 'offline';

/** The page of addresses that lead nowhere, as it is built. */
const NOT_FOUND = '404.html';

/** The file with what pages need, below the path of a language. */
const PAGE_LIST = 'offline.json';

/**
 * Returns the plugin that lets readers install the site and go on without a connection: a service worker keeps the pages they
 * visit, search and answers, all of one release. Without settings, the worker of an earlier build takes itself back.
 */
export default function offline(settings: OfflineSettings | false) {
  return (context: LoadContext): Plugin => {
    const {siteConfig, siteDir, baseUrl, i18n} = context;
    const client = (file: string) => path.join(siteDir, 'src/plugins/offline/client', file);
    if (!settings)
      return {
        name: NAME,
        postBuild: ({outDir}) =>
          writeFile(path.join(outDir, WORKER), bundleScript(client('retire.ts'), {BASE: baseUrl})),
      };
    const {icon, colors} = settings;
    const isDev = process.env.NODE_ENV === 'development';
    const locale = i18n.localeConfigs[i18n.currentLocale];
    const language = locale?.htmlLang ?? i18n.currentLocale;
    let tags: string[] = [];

    return {
      name: NAME,

      // On the dev server a page that is kept would be an old one.
      getClientModules: () => (isDev ? [] : [client('keepPages.ts')]),

      contentLoaded({actions}) {
        actions.addRoute({path: baseUrl + PAGE, component: '@theme/OfflinePage', exact: true});
      },

      allContentLoaded({allContent}) {
        const pages = sitePagesOf(context).load(allContent);
        tags = [...new Set(pages.filter(({docs}) => docs?.isMain ?? true).map(({tag}) => tag))];
      },

      injectHtmlTags() {
        if (isDev) return {};
        return {
          headTags: [
            {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + MANIFEST}},
            {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: baseUrl + iconFile(ICON_SIZES[0])}},
            {tagName: 'meta', attributes: {name: 'theme-color', content: colors.theme}},
          ],
        };
      },

      async postBuild({outDir, routesPaths}) {
        const picture = await readFile(path.resolve(siteDir, icon));
        for (const size of ICON_SIZES) {
          const file = path.join(outDir, iconFile(size));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, await drawIcon(picture, size, colors.background));
        }
        const {title, tagline} = siteConfig;
        const direction = locale?.direction ?? 'ltr';
        const manifest = webManifest({title, tagline, base: baseUrl, language, direction, colors});
        await writeFile(path.join(outDir, MANIFEST), JSON.stringify(manifest));

        const htmlOf = async (below: string) => {
          const file = pageFile(outDir, below);
          if (file === undefined)
            throw new Error(`The page ${baseUrl}${below} was not built into ${outDir}.`);
          return readFile(file, 'utf8');
        };
        const isShown = (below: string) => below !== NOT_FOUND && below !== PAGE;
        const listed = await Promise.all(
          routesPaths
            .map(route => [route, route.slice(baseUrl.length)] as const)
            .filter(([, below]) => isShown(below) && pageFile(outDir, below) !== undefined)
            .map(async ([route, below]) => {
              const page = listedPage(await htmlOf(below), baseUrl, siteConfig);
              return [keptPath(route), page] as const;
            }),
        );
        const assets = await readdir(path.join(outDir, 'assets'), {recursive: true, encoding: 'utf8'});
        const {release, pageList} = releaseOf({
          base: baseUrl,
          otherBases: i18n.locales
            .map(other => i18n.localeConfigs[other]?.baseUrl ?? baseUrl)
            .filter(base => base !== baseUrl && base.startsWith(baseUrl)),
          assets: assets.map(file => `assets/${file.split(path.sep).join('/')}`),
          pages: await Promise.all([NOT_FOUND, PAGE].map(htmlOf)),
          offlinePage: {url: baseUrl + PAGE, html: await htmlOf(PAGE)},
          listed: Object.fromEntries(listed),
          pageListUrl: baseUrl + PAGE_LIST,
          tags,
        });
        await writeFile(path.join(outDir, PAGE_LIST), pageList);
        await writeFile(
          path.join(outDir, WORKER),
          bundleScript(client('serviceWorker.ts'), {RELEASE: release}),
        );
      },
    };
  };
}
