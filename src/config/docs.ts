import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {rehypeHighlightCode} from '../plugins/highlight-code/rehypeHighlightCode';
import {rehypeTableLabels} from '../plugins/table-labels/rehypeTableLabels';
import {remarkVersionLinks} from '../plugins/translated-links/remarkVersionLinks';
import {copyrightYears, inLocale, site} from './site';
import {versionLabels} from './versions';

const markdown = {
  rehypePlugins: [rehypeHighlightCode, rehypeTableLabels],
};

/** The three versions, newest first; `current` is the stable one and stands at `/docs`. */
export const docs: DocsOptions = {
  ...markdown,
  beforeDefaultRemarkPlugins: [remarkVersionLinks],
  sidebarPath: './sidebars.ts',
  routeBasePath: 'docs',
  lastVersion: 'current',
  versions: {
    current: {label: versionLabels.current, path: ''},
    v3: {label: versionLabels.v3, path: 'v3', banner: 'unmaintained', badge: false},
    legacy: {label: versionLabels.legacy, path: 'legacy', banner: 'unmaintained', badge: false},
  },
  exclude: ['**/_*', '**/_*/**'],
};

export const blog: BlogOptions = {
  ...markdown,
  routeBasePath: 'blog',
  // The sidebar lists every post by year.
  archiveBasePath: null,
  blogTitle: 'Blog',
  blogDescription: 'Releases of DocSearch, what they change and who must act',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    title: inLocale({en: 'DocSearch Blog', fr: 'Blog DocSearch'}),
    description: site.tagline,
    copyright: `Copyright © ${copyrightYears} ${inLocale({en: 'the DocSearch project', fr: 'le projet DocSearch'})}`,
  },
};

export const pages: PagesOptions = {...markdown, path: 'src/pages'};
