import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceLanguage} from '../../i18n/sourceLanguage';
import {addToHead} from '../html/addToHead';
import {pageFile} from '../html/pageFile';
import type {PageSource} from '../pages/collectPages';
import {sitePagesOf} from '../pages/sitePagesOf';
import {cardOf} from './cardOf';
import {cardTags} from './cardTags';
import {type CardStyle, createCardPainter} from './createCardPainter';
import {readHead} from './readHead';

/** Folder of the built site that the cards stand in. */
const FOLDER = 'assets/social';

/** What is no page to share. */
const NOT_FOUND = '404.html';

/**
 * Returns the plugin that draws a picture of each page for links in messages and feeds, and names it in the page's head.
 * A page that names a picture itself keeps it. It is written into the built page, so that no browser runs code for it.
 *
 * @param style - what cards are drawn with, paths from the folder of the site
 */
export default function socialCards(style: CardStyle) {
  return (context: LoadContext): Plugin => {
    const {siteConfig, siteDir, baseUrl, i18n} = context;
    const {url: origin, title, tagline, titleDelimiter} = siteConfig;
    const locale = i18n.localeConfigs[i18n.currentLocale];
    let pages = new Map<string, PageSource>();

    return {
      name: 'social-cards',

      allContentLoaded({allContent}) {
        pages = new Map(
          sitePagesOf(context)
            .load(allContent)
            .map(page => [page.url, page]),
        );
      },

      async postBuild({outDir, routesPaths}) {
        const paint = createCardPainter(style, siteDir);
        const versions = new Set([...pages.values()].flatMap(({docs}) => docs?.path ?? []));
        const folder = path.join(outDir, FOLDER);
        mkdirSync(folder, {recursive: true});
        for (const route of routesPaths) {
          const below = route.slice(baseUrl.length);
          const file = pageFile(outDir, below);
          if (file === undefined || below === NOT_FOUND) continue;
          await addToHead(file, async html => {
            const head = readHead(html);
            if (!head) return '';
            const page = pages.get(route);
            const card = cardOf({
              head,
              page,
              hasVersions: versions.size > 1,
              isHome: below === '',
              site: {title, tagline, titleDelimiter},
              language: page ? sourceLanguage(page.source, i18n) : i18n.currentLocale,
              locale: i18n.currentLocale,
              direction: locale?.direction === 'rtl' ? 'rtl' : 'ltr',
            });
            const {name, data} = await paint(card);
            // By a promise each, they take four times as long.
            writeFileSync(path.join(folder, name), data);
            return cardTags(`${origin}${baseUrl}${FOLDER}/${name}`, card);
          });
        }
      },
    };
  };
}
