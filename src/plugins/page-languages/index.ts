import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceLanguage} from '../../i18n/sourceLanguage';

/**
 * Tells the components of the site which pages made of Markdown are translated, by their addresses: the titles
 * of all others are written in the default language wherever they stand. In that language itself there is nothing to tell.
 */
export default function pageLanguages({i18n}: LoadContext): Plugin {
  return {
    name: 'page-languages',
    allContentLoaded({allContent, actions}) {
      if (i18n.currentLocale === i18n.defaultLocale) return;
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
      const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
      const ownPages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as PagesContent[];
      const pages = [
        ...docs.flatMap(({loadedVersions}) => loadedVersions.flatMap(version => version.docs)),
        ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
        ...ownPages.flat(),
      ];
      // A page written in JSX takes its words from the translations of the site.
      const translated = pages.filter(
        page =>
          ('type' in page && page.type === 'jsx') || sourceLanguage(page.source, i18n) === i18n.currentLocale,
      );
      actions.setGlobalData({translated: translated.map(({permalink}) => permalink)});
    },
  };
}
