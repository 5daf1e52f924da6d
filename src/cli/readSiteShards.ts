import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {synonyms} from '../config/synonyms';
import {lvl0Of, type SidebarItem} from '../content/lvl0Of';
import type {Shard} from '../content/Shard';
import {docAddress} from './docAddress';
import {type MarkdownFile, markdownFiles, readIfPresent} from './markdownFiles';
import {type FilePage, type FolderOptions, pagesOfFiles, type ReadShard} from './readFolderShard';
import {UsageError} from './UsageError';

const TRANSLATIONS = 'src/i18n';
const DEFAULT_LOCALE = 'en';
// The site's routes as `src/config/docs.ts` sets them. The configuration itself is not loaded: it brings the whole of
// Docusaurus's build along and wants a valid environment, and a search from the shell needs neither.
const DOCS_ROUTE = 'docs';
const BLOG_ROUTE = 'blog';
const BLOG_GROUP = 'Blog';
const STABLE = 'current';
/** The key of a translated label, `sidebar.docs.category.Under the hood`. */
const CATEGORY_LABEL = /^sidebar\.[^.]+\.category\.(.+)$/;
const BLOG_DATE = /^(?:.*\/)?(\d{4})-(\d{2})-(\d{2})-([^/]+?)(?:\/index)?\.mdx?$/;

/** What to read of a site. */
export interface SiteOptions extends FolderOptions {
  locale: string;
  /** Name of a docs version, or `all`. */
  version: string;
}

function isSidebars(value: unknown): value is Record<string, SidebarItem[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

async function sidebarsOf(siteDir: string, version: string): Promise<SidebarItem[][]> {
  const file = path.join(
    siteDir,
    version === STABLE ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`,
  );
  const loaded: unknown =
    version === STABLE
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
function codeTranslations(siteDir: string, locale: string): Record<string, string> {
  const messages: unknown = JSON.parse(
    readIfPresent(path.join(siteDir, TRANSLATIONS, locale, 'code.json')) ?? '{}',
  );
  return Object.fromEntries(
    Object.entries(messages ?? {}).map(([id, {message}]: [string, {message: string}]) => [id, message]),
  );
}

/** A translation stands in for the file of the same name. */
function translated(files: MarkdownFile[], translations: MarkdownFile[]): MarkdownFile[] {
  return files.map(file => translations.find(({name}) => name === file.name) ?? file);
}

/** Returns the names of the versions of a site's documentation, the stable one first. */
export function versionsOf(siteDir: string): [string, ...string[]] {
  const named: unknown = JSON.parse(readIfPresent(path.join(siteDir, 'versions.json')) ?? '[]');
  return [STABLE, ...(Array.isArray(named) ? named.map(String) : [])];
}

function toShard(facets: Pick<Shard, 'language' | 'tag' | 'version'>, pages: FilePage[]): ReadShard {
  const own = synonyms[facets.language] ?? [];
  return {shard: {...facets, sections: pages.flatMap(({sections}) => sections), synonyms: own}, pages};
}

async function readDocs(version: string, options: SiteOptions): Promise<ReadShard> {
  const {siteDir, locale, onWarning} = options;
  const folder = version === STABLE ? 'docs' : `versioned_docs/version-${version}`;
  const translations = `${TRANSLATIONS}/${locale}/docusaurus-plugin-content-docs/${version === STABLE ? version : `version-${version}`}`;
  const sidebars = await sidebarsOf(siteDir, version);
  const labels = translatedLabels(siteDir, translations);
  const root = [locale === DEFAULT_LOCALE ? '' : locale, DOCS_ROUTE, version === STABLE ? '' : version];
  return toShard(
    {language: locale, tag: `docs-default-${version}`, version},
    pagesOfFiles(
      translated(
        markdownFiles(path.join(siteDir, folder), onWarning),
        markdownFiles(path.join(siteDir, translations), onWarning),
      ),
      {
        url: ({name, frontMatter}) => path.posix.join('/', ...root, docAddress(name, frontMatter).path),
        lvl0: ({name, frontMatter}) => {
          const label = lvl0Of(sidebars, docAddress(name, frontMatter).id);
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

function readBlog(options: SiteOptions): ReadShard {
  const {siteDir, locale, onWarning} = options;
  const posts = translated(
    markdownFiles(path.join(siteDir, 'blog'), onWarning),
    markdownFiles(path.join(siteDir, TRANSLATIONS, locale, 'docusaurus-plugin-content-blog'), onWarning),
  );
  const root = [locale === DEFAULT_LOCALE ? '' : locale, BLOG_ROUTE];
  return toShard(
    {language: locale, tag: 'default', version: null},
    pagesOfFiles(
      posts,
      {url: file => path.posix.join('/', ...root, postPath(file)), lvl0: () => BLOG_GROUP},
      options,
    ),
  );
}

/**
 * Returns the shards of a Docusaurus site as its build would write them, read from its folders, with their pages: the
 * chosen docs version or all of them, and the blog. Needs no build.
 * @throws UsageError that lists the choices for a version or locale that does not exist
 */
export async function readSite(options: SiteOptions): Promise<ReadShard[]> {
  const {siteDir, locale, version} = options;
  if (locale !== DEFAULT_LOCALE && !existsSync(path.join(siteDir, TRANSLATIONS, locale)))
    throw new UsageError(`No locale "${locale}" in ${TRANSLATIONS}; the default one is "${DEFAULT_LOCALE}"`);
  const versions = versionsOf(siteDir);
  const chosen = version === 'all' ? versions : versions.filter(name => name === version);
  if (chosen.length === 0)
    throw new UsageError(`No version "${version}"; there are ${[...versions, 'all'].join(', ')}`);
  const translations = codeTranslations(siteDir, locale);
  const ofDocs = await Promise.all(chosen.map(name => readDocs(name, {...options, translations})));
  return [...ofDocs, readBlog({...options, translations})];
}

/** Returns the shards of `readSite` alone. */
export async function readSiteShards(options: SiteOptions): Promise<Shard[]> {
  return (await readSite(options)).map(({shard}) => shard);
}
