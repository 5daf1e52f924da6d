import {statSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_GROUP} from '../content/lvl0Of';
import {sectionsOf} from '../content/sectionsOf';
import type {Shard} from '../content/Shard';
import {readSynonyms, type Synonym} from '../content/Synonym';
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
  onWarning: (message: string) => void;
}

/** Returns the sections of Markdown files, partials resolved on disk. */
export function sectionsOfFiles(
  files: readonly MarkdownFile[],
  {url, lvl0}: PagePlan,
  {siteDir, onWarning}: FolderOptions,
): Shard['sections'] {
  return files.flatMap(file => {
    try {
      return sectionsOf({
        markdown: file.markdown,
        url: url(file),
        lvl0: lvl0(file),
        title: path.basename(file.name).replace(/\.mdx?$/, ''),
        resolveImport: target =>
          readIfPresent(
            target.startsWith('@site/')
              ? path.join(siteDir, target.slice('@site/'.length))
              : path.resolve(path.dirname(file.path), target),
          ),
        onWarning: message => onWarning(`${file.path}: ${message}`),
      });
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
export function readFolderShard(
  folder: string,
  language: string,
  onWarning: FolderOptions['onWarning'],
): Shard {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    throw new UsageError(`There is no folder ${folder}`);
  const files = markdownFiles(folder, onWarning);
  if (files.length === 0) throw new UsageError(`There is no Markdown in ${folder}`);
  const plan = {
    url: ({name, frontMatter}: MarkdownFile) => docAddress(name, frontMatter).path,
    lvl0: topFolder,
  };
  return {
    language,
    tag: 'default',
    version: null,
    synonyms: readFolderSynonyms(folder),
    sections: sectionsOfFiles(files, plan, {siteDir: folder, onWarning}),
  };
}
