import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {formatOf} from '../../content/formatOf';
import {toStandardSpelling} from '../../content/toStandardSpelling';
import {unknownKeys} from './unknownKeys';

/** The keys that were told of; for all languages of a build, each of which loads the configuration anew. */
const told: Set<string> = ((globalThis as {toldFrontMatterKeys?: Set<string>}).toldFrontMatterKeys ??=
  new Set());

/** Warns of each key of front matter that nothing reads, once: a whole documentation may have it on every page. */
function warnOfUnknownKeys(filePath: string, fileContent: string): void {
  for (const {key, line, meant} of unknownKeys(fileContent)) {
    if (told.has(key)) continue;
    told.add(key);
    const file = path.relative(process.cwd(), filePath);
    console.warn(
      `[WARNING] ${file}:${line}: nothing reads "${key}" in the front matter. ` +
        (meant === undefined ? 'Other pages that have it are not named.' : `Did you mean "${meant}"?`),
    );
  }
}

/**
 * How Docusaurus reads Markdown files: as the search does, in the same format and with the same spellings, so that what is shown
 * and what is found never differ.
 */
export const markdownFiles = {
  format: 'detect',
  preprocessor: ({filePath, fileContent}) => toStandardSpelling(fileContent, formatOf(filePath, fileContent)),
  async parseFrontMatter({defaultParseFrontMatter, ...file}) {
    warnOfUnknownKeys(file.filePath, file.fileContent);
    const parsed = await defaultParseFrontMatter(file);
    // Not enumerable: a key that nobody wrote belongs neither to the page nor to a partial, which must have none.
    if (parsed.frontMatter.mdx === undefined)
      Object.defineProperty(parsed.frontMatter, 'mdx', {
        value: {format: formatOf(file.filePath, file.fileContent)},
      });
    return parsed;
  },
} satisfies Partial<MarkdownConfig>;
