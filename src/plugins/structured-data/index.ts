import {existsSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceLanguage} from '../../i18n/sourceLanguage';
import type {PageSource} from '../pages/collectPages';
import {sitePagesOf} from '../pages/sitePagesOf';
import {structuredData} from './structuredData';

const HEAD_END = '</head>';

/** Text that ends no script, whatever is in it. */
const scriptOf = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Returns the plugin that says in the head of each page of the documentation what it is, for search engines; of posts the
 * blog's theme says it. It is written into the built page, so that no browser runs code for it.
 */
export default function structuredDataPlugin(context: LoadContext): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  const sitePages = sitePagesOf(context);
  let pages: PageSource[] = [];

  return {
    name: 'structured-data',

    allContentLoaded({allContent}) {
      pages = sitePages.load(allContent).filter(({docs}) => docs);
    },

    async postBuild({outDir}) {
      for (const page of pages) {
        const below = path.join(outDir, page.url.slice(baseUrl.length));
        const file = [path.join(below, 'index.html'), `${below}.html`].find(existsSync);
        if (file === undefined) throw new Error(`The page ${page.url} was not built into ${outDir}.`);
        const html = await readFile(file, 'utf8');
        const end = html.indexOf(HEAD_END);
        if (end < 0)
          throw new Error(
            `${file} has no ${HEAD_END}, so the build leaves out the tag that src/plugins/structured-data writes before. ` +
              'Look at what minifies pages, or have the plugin find the end of the head by a parser.',
          );
        const scripts = structuredData({
          page,
          sections: sitePages.reader.read(page).sections,
          language: sourceLanguage(page.source, i18n),
          origin: siteConfig.url,
          siteTitle: siteConfig.title,
        }).map(scriptOf);
        // Other plugins read the pages at the same time: each finds one that is whole.
        await writeFile(`${file}.new`, html.slice(0, end) + scripts.join('') + html.slice(end));
        await rename(`${file}.new`, file);
      }
    },
  };
}
