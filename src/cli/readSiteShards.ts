import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {VersionNames} from '../answers/NamedVersion';
import {synonyms} from '../config/synonyms';
import {DEFAULT_GROUP, groupsOf, type SidebarItem} from '../content/groupsOf';
import type {Shard} from '../content/Shard';
import {docAddress} from './docAddress';
import {type MarkdownFile, markdownFiles, readIfPresent} from './markdownFiles';
import {type FilePage, type FolderOptions, pagesOfFiles, type ReadShard} from './readFolderShard';
import {ownLayout, type SiteLayout} from './SiteLayout';
import {UsageError} from './UsageError';

/** The version that is the folder `docs`. */
const CURRENT = 'current';
/** The key of a translated label, `sidebar.docs.category.Under the hood`. */
const CATEGORY_LABEL = /^sidebar\.[^.]+\.category\.(.+)$/;
const BLOG_DATE = /^(?:.*\/)?(\d{4})-(\d{2})-(\d{2})-([^/]+?)(?:\/index)?\.mdx?$/;

/** What to read of a site. */
export interface SiteOptions extends FolderOptions {
  locale: string;
  /** Name of a docs version, or `all`; the main one unless given. */
  version?: string | undefined;
  /** Where the pages are; as the configuration of this site says unless given. */
  layout?: SiteLayout;
}

interface Site extends SiteOptions {
  layout: SiteLayout;
}

function isSidebars(value: unknown): value is Record<string, SidebarItem[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

async function sidebarsOf(siteDir: string, version: string): Promise<SidebarItem[][]> {
  const file = path.join(
    siteDir,
    version === CURRENT ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`,
  );
  const loaded: unknown =
    version === CURRENT
      ? existsSync(file) && ((await import(pathToFileURL(file).href)) as {default: unknown}).default
      : JSON.parse(readIfPresent(file) ?? '{}');
  return isSidebars(loaded) ? Object.values(loaded) : [];
}

/** Returns the labels of a version's sidebar categories in another language, by their own. */
function translatedLabels(siteDir: string, translations: string): Map<string, string> {
  const messages: unknown = JSON.parse(readIfPresent(path.join(siteDir, `${translations}.json`)) ?? '{}');
  return new Map(
    Object.entries(messages ?? {}).flatMap(([key, {message}]: [string, {message: string}]) => {
      const label = CATEGORY_LABEL.exec(key)?.[1];
      return label ? [[label, message]] : [];
    }),
  );
}

/** Returns the texts of the site's components in a language, by their ids. */
function codeTranslations(
  siteDir: string,
  {translations}: SiteLayout,
  locale: string,
): Record<string, string> {
  const messages: unknown = JSON.parse(
    readIfPresent(path.join(siteDir, translations, locale, 'code.json')) ?? '{}',
  );
  return Object.fromEntries(
    Object.entries(messages ?? {}).map(([id, {message}]: [string, {message: string}]) => [id, message]),
  );
}

/** A translation stands in for the file of the same name. */
function translated(files: MarkdownFile[], translations: MarkdownFile[]): MarkdownFile[] {
  return files.map(file => translations.find(({name}) => name === file.name) ?? file);
}

/** Returns the names of the versions of a site's documentation, the main one first. */
export function versionsOf(siteDir: string, {lastVersion}: SiteLayout = ownLayout()): [string, ...string[]] {
  const listed: unknown = JSON.parse(readIfPresent(path.join(siteDir, 'versions.json')) ?? '[]');
  const named = Array.isArray(listed) ? listed.map(String) : [];
  const main = lastVersion ?? named[0] ?? CURRENT;
  return [main, ...[CURRENT, ...named].filter(name => name !== main)];
}

/** Returns what questions may call the versions of a site. */
export function versionNamesOf(siteDir: string, layout: SiteLayout = ownLayout()): VersionNames {
  const [main, ...others] = versionsOf(siteDir, layout);
  const named = (name: string) => ({name, label: layout.versions[name]?.label, isMain: name === main});
  return {product: layout.product, versions: [main, ...others].map(named)};
}

/** Returns the path of a version below that of the documentation, as Docusaurus sets it. */
function versionPath(version: string, main: string, {versions}: SiteLayout): string {
  const own = version === CURRENT ? 'next' : version;
  return versions[version]?.path ?? (version === main ? '' : own);
}

/** Returns the address of a part of the site in a language. */
function addressOf({layout: {baseUrl, locales}, locale}: Site, ...parts: string[]): string {
  return path.posix.join(baseUrl, locale === locales[0] ? '' : locale, ...parts);
}

function toShard(facets: Pick<Shard, 'language' | 'tag' | 'version'>, pages: FilePage[]): ReadShard {
  const own = synonyms[facets.language] ?? [];
  return {shard: {...facets, sections: pages.flatMap(({sections}) => sections), synonyms: own}, pages};
}

async function readDocs(version: string, options: Site): Promise<ReadShard> {
  const {siteDir, locale, layout, onWarning} = options;
  const [main] = versionsOf(siteDir, layout);
  const folder = version === CURRENT ? 'docs' : `versioned_docs/version-${version}`;
  const translations = `${layout.translations}/${locale}/docusaurus-plugin-content-docs/${version === CURRENT ? version : `version-${version}`}`;
  const groups = groupsOf(await sidebarsOf(siteDir, version));
  const labels = translatedLabels(siteDir, translations);
  const root = addressOf(options, layout.docsRoute, versionPath(version, main, layout));
  return toShard(
    {language: locale, tag: `docs-default-${version}`, version},
    pagesOfFiles(
      translated(
        markdownFiles(path.join(siteDir, folder), onWarning),
        markdownFiles(path.join(siteDir, translations), onWarning),
      ),
      {
        url: ({name, frontMatter}) => path.posix.join(root, docAddress(name, frontMatter).path),
        lvl0: ({name, frontMatter}) => {
          const label = groups.get(docAddress(name, frontMatter).id) ?? DEFAULT_GROUP;
          return labels.get(label) ?? label;
        },
      },
      options,
    ),
  );
}

function postPath({name, frontMatter}: MarkdownFile): string {
  if (typeof frontMatter.slug === 'string') return frontMatter.slug;
  const dated = BLOG_DATE.exec(name);
  return dated ? dated.slice(1).join('/') : docAddress(name, frontMatter).path;
}

function readBlog(options: Site): ReadShard[] {
  const {siteDir, locale, layout, onWarning} = options;
  const {blogRoute, blogTitle, translations} = layout;
  if (blogRoute === null) return [];
  const posts = translated(
    markdownFiles(path.join(siteDir, 'blog'), onWarning),
    markdownFiles(path.join(siteDir, translations, locale, 'docusaurus-plugin-content-blog'), onWarning),
  );
  const root = addressOf(options, blogRoute);
  return [
    toShard(
      {language: locale, tag: 'default', version: null},
      pagesOfFiles(
        posts,
        {url: file => path.posix.join(root, postPath(file)), lvl0: () => blogTitle},
        options,
      ),
    ),
  ];
}

/**
 * Returns the shards of a Docusaurus site as its build would write them, read from its folders, with their pages: the
 * chosen docs version or all of them, and the blog. Needs no build.
 * @throws UsageError that lists the choices for a version or locale that does not exist
 */
export async function readSite({layout = ownLayout(), ...options}: SiteOptions): Promise<ReadShard[]> {
  const {siteDir, locale} = options;
  if (!layout.locales.includes(locale))
    throw new UsageError(`No locale "${locale}"; there are ${layout.locales.join(', ')}`);
  const versions = versionsOf(siteDir, layout);
  const {version = versions[0]} = options;
  const chosen = version === 'all' ? versions : versions.filter(name => name === version);
  if (chosen.length === 0)
    throw new UsageError(`No version "${version}"; there are ${[...versions, 'all'].join(', ')}`);
  const site: Site = {
    ...options,
    layout,
    baseUrl: layout.baseUrl,
    translations: codeTranslations(siteDir, layout, locale),
  };
  const ofDocs = await Promise.all(chosen.map(name => readDocs(name, site)));
  return [...ofDocs, ...readBlog(site)];
}

/** Returns the shards of `readSite` alone. */
export async function readSiteShards(options: SiteOptions): Promise<Shard[]> {
  return (await readSite(options)).map(({shard}) => shard);
}
