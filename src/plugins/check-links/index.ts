import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {pageFile} from '../html/pageFile';
import {collectPages} from '../pages/collectPages';
import {devServerOf} from '../pages/devServerOf';
import {createLinkWatch} from './createLinkWatch';
import {feedsOf} from './feedsOf';
import {findBrokenReferences, pathOf} from './findBrokenReferences';
import {findSharedAddresses} from './findSharedAddresses';
import {lineOf} from './lineOf';
import {type HtmlPage, readHtml} from './readHtml';

/** Returns the source files of pages by their paths, as far as the plugins that made them tell. */
function sourcesOf(routes: RouteConfig[]): Map<string, string | undefined> {
  return new Map(
    routes.flatMap(route => [
      [route.path, route.metadata?.sourceFilePath] as const,
      ...sourcesOf(route.routes ?? []),
    ]),
  );
}

/** Returns a source file, with the line where the reference is in it as it is in the page. */
async function placeIn(siteDir: string, source: string, reference: string): Promise<string> {
  // Whatever cannot be read has no line: the link is what is told.
  const text = await readFile(path.join(siteDir, source), 'utf8').catch(() => '');
  const line = lineOf(text, reference);
  return line === undefined ? source : `${source}:${line}`;
}

/**
 * Checks the links, images and anchors of the built pages, and stops the build where one leads nowhere. Docusaurus checks
 * what is written in Markdown; what stands in JSX, or is declared a plain path, only shows in the pages. The dev server warns
 * of links between pages. Both stop where two pages have one address.
 */
export default function checkLinks(context: LoadContext): Plugin {
  const {siteConfig, siteDir, i18n, baseUrl, outDir} = context;
  const isDev = process.env.NODE_ENV === 'development';
  const devServer = devServerOf(context);
  const watch = createLinkWatch(context);
  let latest: AllContent = {};
  if (isDev) devServer.afterCompiling(pause => watch(latest, pause));
  return {
    name: 'check-links',
    allContentLoaded({allContent}) {
      latest = allContent;
      // Docusaurus stops as well, and names the address alone.
      const shared = findSharedAddresses(collectPages(allContent, siteDir));
      if (shared.length > 0)
        throw new Error(
          'Several pages have one address. Rename one of their files, or give one another slug in its front matter:\n' +
            shared.map(line => `  - ${line}`).join('\n'),
        );
    },
    configureWebpack: (_config, isServer) => (isDev && !isServer ? devServer.settings : {}),
    async postBuild({routes, routesPaths, plugins}) {
      const pages = new Map<string, HtmlPage>();
      // One after the other: the text of a large site would not fit into memory at once.
      for (const route of routesPaths) {
        const file = pageFile(outDir, route.slice(baseUrl.length));
        if (!file) throw new Error(`The page ${route} was not built into ${outDir}.`);
        pages.set(pathOf(route), readHtml(await readFile(file, 'utf8')));
      }
      const feeds = feedsOf(plugins);
      const broken = findBrokenReferences({
        root: siteConfig.url + baseUrl,
        pages,
        hasFile: below => feeds.has(below) || pageFile(outDir, below) !== undefined,
        otherBases: i18n.locales
          .map(locale => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl)
          .filter(base => base !== baseUrl),
      });
      if (broken.length === 0) return;
      const sources = sourcesOf(routes);
      const described = broken.map(async ({page, reference, problem}) => {
        const source = sources.get(page);
        const place = source === undefined ? '' : ` (${await placeIn(siteDir, source, reference)})`;
        return `  - ${page}${place} refers to "${reference}": ${problem}`;
      });
      throw new Error(
        `${broken.length} references of the built pages lead nowhere:\n${(await Promise.all(described)).join('\n')}`,
      );
    },
  };
}
