import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {docsVersionTag} from '../../content/docsVersionTag';
import {DEFAULT_GROUP, groupsOf} from '../../content/groupsOf';

/** A version of a set of docs. */
export interface DocsVersion {
  label: string;
  /** Address below which its pages are, base URL included. */
  path: string;
  /** Whether it is the one that the site stands for. */
  isMain: boolean;
}

/** One Markdown page of the site, as the plugins that loaded it describe it. */
export interface PageSource {
  /** Path of the Markdown file, with Docusaurus's `@site` alias. */
  source: string;
  /** Address of the page, base URL included. */
  url: string;
  title: string;
  description: string;
  /** Name of the group its hits stand under. */
  lvl0: string;
  /** The value of `docusaurus_tag` that contextual search filters by. */
  tag: string;
  /** Name of the docs version, `null` outside the docs. */
  version: string | null;
  /** That version, as readers know it. */
  docs?: DocsVersion;
  /** Day a post came out, `2026-10-29`. */
  date?: string;
  /** Whether readers reach it by its address alone: nothing lists it. */
  isUnlisted: boolean;
  /** Place in the order that readers see: that of the sidebar, or of the list of posts. */
  order: number;
  /** Folders that its version is written in, the translated one first. */
  folders: string[];
}

/** The instance of a plugin that has no id of its own. */
const DEFAULT_PLUGIN_ID = 'default';

function docPages(content: DocsContent, pluginId: string, siteDir: string): PageSource[] {
  return content.loadedVersions.flatMap(version => {
    const groups = groupsOf(Object.values(version.sidebars));
    const order = new Map([...groups.keys()].map((id, place) => [id, place]));
    const docs = {
      label: version.label,
      path: version.path,
      isMain: version.isLast && pluginId === DEFAULT_PLUGIN_ID,
    };
    return version.docs
      .filter(doc => !doc.draft)
      .map(doc => ({
        source: doc.source,
        url: doc.permalink,
        title: doc.title,
        description: doc.description,
        lvl0: groups.get(doc.id) ?? DEFAULT_GROUP,
        tag: docsVersionTag(pluginId, version.versionName),
        version: version.versionName,
        docs,
        isUnlisted: doc.unlisted,
        order: order.get(doc.id) ?? order.size,
        folders: [version.contentPathLocalized, version.contentPath].flatMap(folder =>
          folder === undefined ? [] : aliasedSitePath(folder, siteDir),
        ),
      }));
  });
}

function blogPages(content: BlogContent): PageSource[] {
  return content.blogPosts.map(({metadata}, order) => ({
    source: metadata.source,
    url: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    lvl0: content.blogTitle,
    tag: 'default',
    version: null,
    date: metadata.date.toISOString().slice(0, 10),
    isUnlisted: metadata.unlisted,
    order,
    folders: [],
  }));
}

function markdownPages(content: PagesContent): PageSource[] {
  return content.flatMap((page, order) =>
    page.type === 'mdx'
      ? [
          {
            source: page.source,
            url: page.permalink,
            title: page.title ?? page.permalink,
            description: page.description ?? '',
            lvl0: DEFAULT_GROUP,
            tag: 'default',
            version: null,
            isUnlisted: page.unlisted,
            order,
            folders: [],
          },
        ]
      : [],
  );
}

/** Returns what the instances of a plugin loaded, by their ids. */
function instancesOf<Content>(allContent: AllContent, plugin: string): [id: string, content: Content][] {
  return Object.entries(allContent[plugin] ?? {}).flatMap(([id, content]) =>
    content ? [[id, content as Content] as [string, Content]] : [],
  );
}

/** Returns every Markdown page that the docs, blog and pages plugins loaded, drafts left out. */
export function collectPages(allContent: AllContent, siteDir: string): PageSource[] {
  return [
    ...instancesOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(([id, content]) =>
      docPages(content, id, siteDir),
    ),
    ...instancesOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(([, content]) =>
      blogPages(content),
    ),
    ...instancesOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(([, content]) =>
      markdownPages(content),
    ),
  ];
}
