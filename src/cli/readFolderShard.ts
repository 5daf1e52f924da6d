import {statSync} from 'node:fs';
import path from 'node:path';
import {formatOf} from '../content/formatOf';
import {DEFAULT_GROUP} from '../content/groupsOf';
import {pageTree} from '../content/pageTree';
import {markdownTextsOf, plainMarkdown} from '../content/plainMarkdown';
import type {Section} from '../content/Section';
import {sectionsOf} from '../content/sectionsOf';
import type {Shard} from '../content/Shard';
import {readSynonyms, type Synonym} from '../content/Synonym';
import {createFigureReader} from '../plugins/pages/createFigureReader';
import {createLinkResolver} from '../plugins/pages/createLinkResolver';
import {docAddress} from './docAddress';
import {type MarkdownFile, markdownFiles, readIfPresent} from './markdownFiles';
import {UsageError} from './UsageError';

/** How a Markdown file of a folder is turned into a page. */
export interface PagePlan {
  url: (file: MarkdownFile) => string;
  lvl0: (file: MarkdownFile) => string;
}

export interface FolderOptions {
  /** What `@site/` stands for in imports. */
  siteDir: string;
  /** Path that addresses begin with, which links go without; `/` unless given. */
  baseUrl?: string;
  /** Texts of the site in the language that is read, by their ids; those of the source unless given. */
  translations?: Readonly<Record<string, string>>;
  onWarning: (message: string) => void;
}

/** A page of a folder, read. */
export interface FilePage {
  url: string;
  title: string;
  description: string;
  /** Name of the group its hits stand under. */
  group: string;
  sections: Section[];
  /** Returns the page as plain Markdown, beginning with its title. */
  markdown: () => string;
}

/** A shard with the pages it is made of. */
export interface ReadShard {
  shard: Shard;
  pages: FilePage[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the pages that Markdown files are, partials resolved on disk, links as addresses that begin with the path. */
export function pagesOfFiles(
  files: readonly MarkdownFile[],
  {url, lvl0}: PagePlan,
  {siteDir, baseUrl = '/', translations = {}, onWarning}: FolderOptions,
): FilePage[] {
  const sourceOf = (file: string) => `@site/${path.relative(siteDir, file).split(path.sep).join('/')}`;
  const linked = files.map(file => ({
    source: sourceOf(file.path),
    url: url(file),
    isUnlisted: false,
    folders: [sourceOf(file.path).slice(0, -file.name.length - 1)],
  }));
  const resolveLink = createLinkResolver({origin: '', baseUrl, pages: linked});
  const resolveFigure = createFigureReader(siteDir, translations);
  return files.flatMap((file, position) => {
    const page = linked[position];
    if (!page) return [];
    const pathOf = (target: string) =>
      target.startsWith('@site/')
        ? path.join(siteDir, target.slice('@site/'.length))
        : path.resolve(path.dirname(file.path), target);
    const title = path.basename(file.name).replace(/\.mdx?$/, '');
    try {
      const warn = (message: string) => onWarning(`${file.path}: ${message}`);
      const tree = pageTree(file.markdown, {
        format: formatOf(file.name, file.markdown),
        resolveImport: target => readIfPresent(pathOf(target)),
        resolveFigure: target => resolveFigure(sourceOf(pathOf(target))),
        resolveLink: (target, from) =>
          resolveLink(target, page, from === null ? page.source : sourceOf(pathOf(from))),
        onWarning: warn,
      });
      const {markdown} = file;
      const sections = sectionsOf({markdown, tree, url: page.url, lvl0: lvl0(file), title, onWarning: warn});
      const heading = sections[0]?.hierarchy.lvl1 ?? title;
      return [
        {
          url: page.url,
          title: heading,
          description: textOf(file.frontMatter.description),
          group: lvl0(file),
          sections,
          markdown: () => plainMarkdown(tree, heading, markdownTextsOf(translations)),
        },
      ];
    } catch (error) {
      // Lists or quotes nested some thousand levels deep, for one, are more than the parser's stack holds.
      const reason = error instanceof Error ? error.message : String(error);
      onWarning(
        `${file.path} is left out: it cannot be parsed (${reason}); look for deeply nested lists or quotes`,
      );
      return [];
    }
  });
}

function topFolder({name}: MarkdownFile): string {
  const [folder, ...rest] = name.split('/');
  return rest.length > 0 && folder ? folder.replace(/^\d+[-_.]/, '') : DEFAULT_GROUP;
}

/** Name of the file that holds the synonyms of a folder, a list in Algolia's form. */
const SYNONYMS = 'synonyms.json';

function readFolderSynonyms(folder: string): Synonym[] {
  const file = path.join(folder, SYNONYMS);
  const text = readIfPresent(file);
  if (text === undefined) return [];
  try {
    return readSynonyms(JSON.parse(text), file);
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? `${file} is no valid JSON: ${error.message}` : String(error);
    throw new UsageError(reason.replace(/^Error: /, ''));
  }
}

/**
 * Returns a folder of Markdown as one shard. Addresses follow from the paths below the folder, hits are grouped by the
 * folder at the top. A file `synonyms.json` at its top says what means the same.
 * @throws UsageError when there is no such folder, no Markdown in it, or `synonyms.json` is not in Algolia's form
 */
export function readFolder(
  folder: string,
  language: string,
  onWarning: FolderOptions['onWarning'],
): ReadShard {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    throw new UsageError(`There is no folder ${folder}`);
  const files = markdownFiles(folder, onWarning);
  if (files.length === 0) throw new UsageError(`There is no Markdown in ${folder}`);
  const plan = {
    url: ({name, frontMatter}: MarkdownFile) => docAddress(name, frontMatter).path,
    lvl0: topFolder,
  };
  const pages = pagesOfFiles(files, plan, {siteDir: path.resolve(folder), onWarning});
  const shard = {
    language,
    tag: 'default',
    version: null,
    synonyms: readFolderSynonyms(folder),
    sections: pages.flatMap(({sections}) => sections),
  };
  return {shard, pages};
}

/** Returns the shard of `readFolder` alone. */
export function readFolderShard(...folder: Parameters<typeof readFolder>): Shard {
  return readFolder(...folder).shard;
}
