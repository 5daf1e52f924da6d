import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceLanguage} from '../../i18n/sourceLanguage';
import {addToHead} from '../html/addToHead';
import {pageFile} from '../html/pageFile';
import type {PageSource} from '../pages/collectPages';
import {sitePagesOf} from '../pages/sitePagesOf';
import {structuredData} from './structuredData';

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
        const file = pageFile(outDir, page.url.slice(baseUrl.length));
        if (file === undefined) throw new Error(`The page ${page.url} was not built into ${outDir}.`);
        const scripts = structuredData({
          page,
          sections: sitePages.reader.read(page).sections,
          language: sourceLanguage(page.source, i18n),
          origin: siteConfig.url,
          siteTitle: siteConfig.title,
        }).map(scriptOf);
        await addToHead(file, () => scripts.join(''));
      }
    },
  };
}
