import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
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
/** Most bytes of a page that is read: parsing takes minutes beyond, and no page is as long. */
const LARGEST = 4_000_000;

/** Returns the text of a file, `undefined` where there is none. */
export function readIfPresent(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns why a file cannot be read as a page, `undefined` where it can. */
function obstacleOf(file: string): string | undefined {
  const found = statSync(file, {throwIfNoEntry: false});
  if (!found) return 'it is a link to a file that does not exist; mend the link or remove it';
  if (!found.isFile()) return 'it is named like a page and is none; give the folder another name';
  if (found.size > LARGEST)
    return `it has ${found.size} bytes, a page has at most ${LARGEST}; split it, or begin its name with _ if it is no page`;
  return undefined;
}

/**
 * Returns the Markdown files of a folder and those below, in alphabetical order. Files and folders whose name begins
 * with `_` or `.`, drafts and unlisted pages are left out. A folder that does not exist has none.
 *
 * @param onWarning - told of each file that is left out because it cannot be read, and why
 */
export function markdownFiles(folder: string, onWarning: (message: string) => void): MarkdownFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => !entry.isDirectory())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(name => MARKDOWN.test(name) && !HIDDEN.test(name) && !DEPENDENCIES.test(name))
    .sort()
    .flatMap(name => {
      const file = path.join(folder, name);
      const obstacle = obstacleOf(file);
      if (obstacle !== undefined) {
        onWarning(`${file} is left out: ${obstacle}`);
        return [];
      }
      const markdown = readFileSync(file, 'utf8');
      return {name, path: file, markdown, frontMatter: frontMatterOf(markdown)};
    })
    .filter(({frontMatter}) => frontMatter.draft !== true && frontMatter.unlisted !== true);
}
