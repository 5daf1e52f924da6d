import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../content/frontMatterOf';

/** A Markdown file of a folder, read. */
export interface MarkdownFile {
  /** Path below the folder, with slashes. */
  name: string;
  path: string;
  markdown: string;
  frontMatter: Record<string, unknown>;
}

const MARKDOWN = /\.mdx?$/;
const HIDDEN = /(^|\/)[._]/;
const DEPENDENCIES = /(^|\/)node_modules\//;

/** Returns the text of a file, `undefined` where there is none. */
export function readIfPresent(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Returns the Markdown files of a folder and those below, in alphabetical order. Files and folders whose name begins
 * with `_` or `.`, drafts and unlisted pages are left out. A folder that does not exist has none.
 */
export function markdownFiles(folder: string): MarkdownFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => !entry.isDirectory())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(name => MARKDOWN.test(name) && !HIDDEN.test(name) && !DEPENDENCIES.test(name))
    .sort()
    .map(name => {
      const file = path.join(folder, name);
      const markdown = readFileSync(file, 'utf8');
      return {name, path: file, markdown, frontMatter: frontMatterOf(markdown)};
    })
    .filter(({frontMatter}) => frontMatter.draft !== true && frontMatter.unlisted !== true);
}
