import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {rehypeHighlightCode} from '../plugins/highlight-code/rehypeHighlightCode';
import {remarkSiteNodes} from '../plugins/markdown-files/remarkSiteNodes';
import {pageTrees} from '../plugins/pages/pageTrees';
import {linkSeries} from '../plugins/post-series/linkSeries';
import {rehypeTableLabels} from '../plugins/table-labels/rehypeTableLabels';
import {remarkVersionLinks} from '../plugins/translated-links/remarkVersionLinks';
import {editOptions} from './repository';
import {blogRoute, blogTitle, docsRoute} from './routes';
import {blogDescription, copyrightHolder, copyrightYears, inLocale, repository, site} from './site';
import {docsVersions, lastVersion} from './versions';

const markdown = {
  beforeDefaultRemarkPlugins: [pageTrees.remark, remarkSiteNodes],
  rehypePlugins: [rehypeHighlightCode, rehypeTableLabels],
};

/** What is known of the file of a page or post: where it can be edited, and when it was last changed. */
const file = {...editOptions(repository), showLastUpdateTime: true};

export const docs: DocsOptions = {
  ...markdown,
  ...file,
  beforeDefaultRemarkPlugins: [...markdown.beforeDefaultRemarkPlugins, remarkVersionLinks],
  sidebarPath: './sidebars.ts',
  routeBasePath: docsRoute,
  ...(lastVersion !== undefined && {lastVersion}),
  versions: docsVersions,
  exclude: ['**/_*', '**/_*/**'],
};

const posts: BlogOptions = {
  ...markdown,
  ...file,
  ...(blogRoute !== null && {routeBasePath: blogRoute}),
  // The sidebar lists every post by year.
  archiveBasePath: null,
  blogTitle,
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  processBlogPosts: linkSeries,
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

export const blog: BlogOptions | false = blogRoute === null ? false : posts;

export const pages: PagesOptions = {...markdown, path: 'src/pages'};
