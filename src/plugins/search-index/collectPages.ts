import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {docsVersionTag} from '../../content/docsVersionTag';
import {DEFAULT_GROUP, lvl0Of} from '../../content/lvl0Of';

/** One Markdown page of the site, as the plugins that loaded it describe it. */
export interface PageSource {
  /** Path of the Markdown file, with Docusaurus's `@site` alias. */
  source: string;
  /** Address of the page, base URL included. */
  url: string;
  title: string;
  /** Name of the group its hits stand under. */
  lvl0: string;
  /** The value of `docusaurus_tag` that contextual search filters by. */
  tag: string;
  /** Name of the docs version, `null` outside the docs. */
  version: string | null;
}

function docPages(content: DocsContent, pluginId: string): PageSource[] {
  return content.loadedVersions.flatMap(version =>
    version.docs
      .filter(doc => !doc.unlisted && !doc.draft)
      .map(doc => ({
        source: doc.source,
        url: doc.permalink,
        title: doc.title,
        lvl0: lvl0Of(Object.values(version.sidebars), doc.id),
        tag: docsVersionTag(pluginId, version.versionName),
        version: version.versionName,
      })),
  );
}

function blogPages(content: BlogContent): PageSource[] {
  return content.blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      source: metadata.source,
      url: metadata.permalink,
      title: metadata.title,
      lvl0: content.blogTitle,
      tag: 'default',
      version: null,
    }));
}

function markdownPages(content: PagesContent): PageSource[] {
  return content.flatMap(page =>
    page.type === 'mdx' && !page.unlisted
      ? [
          {
            source: page.source,
            url: page.permalink,
            title: page.title ?? page.permalink,
            lvl0: DEFAULT_GROUP,
            tag: 'default',
            version: null,
          },
        ]
      : [],
  );
}

function instancesOf<Content>(allContent: AllContent, plugin: string): [id: string, content: Content][] {
  return Object.entries(allContent[plugin] ?? {}).flatMap(([id, content]) =>
    content ? [[id, content as Content] as [string, Content]] : [],
  );
}

/** Returns every Markdown page that the docs, blog and pages plugins loaded, drafts and unlisted pages left out. */
export function collectPages(allContent: AllContent): PageSource[] {
  return [
    ...instancesOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(([id, content]) =>
      docPages(content, id),
    ),
    ...instancesOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(([, content]) =>
      blogPages(content),
    ),
    ...instancesOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(([, content]) =>
      markdownPages(content),
    ),
  ];
}
