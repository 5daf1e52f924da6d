import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {rehypeHighlightCode} from '../plugins/highlight-code/rehypeHighlightCode';
import {rehypeTableLabels} from '../plugins/table-labels/rehypeTableLabels';
import {remarkVersionLinks} from '../plugins/translated-links/remarkVersionLinks';
import {blogDescription, copyrightHolder, copyrightYears, inLocale, site} from './site';
import {docsVersions} from './versions';

const markdown = {
  rehypePlugins: [rehypeHighlightCode, rehypeTableLabels],
};

export const docs: DocsOptions = {
  ...markdown,
  beforeDefaultRemarkPlugins: [remarkVersionLinks],
  sidebarPath: './sidebars.ts',
  routeBasePath: 'docs',
  lastVersion: 'current',
  versions: docsVersions,
  exclude: ['**/_*', '**/_*/**'],
};

export const blog: BlogOptions = {
  ...markdown,
  routeBasePath: 'blog',
  // The sidebar lists every post by year.
  archiveBasePath: null,
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    limit: false,
    title: inLocale({en: `${site.title} Blog`, fr: `Blog ${site.title}`}),
    description: site.tagline,
    copyright: `Copyright © ${copyrightYears} ${copyrightHolder}`,
  },
};

export const pages: PagesOptions = {...markdown, path: 'src/pages'};
