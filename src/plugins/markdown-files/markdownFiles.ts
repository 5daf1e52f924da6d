import type {MarkdownConfig} from '@docusaurus/types';
import {formatOf} from '../../content/formatOf';
import {toStandardSpelling} from '../../content/toStandardSpelling';

/**
 * How Docusaurus reads Markdown files: as the search does, in the same format and with the same spellings, so that what is shown
 * and what is found never differ.
 */
export const markdownFiles = {
  format: 'detect',
  preprocessor: ({filePath, fileContent}) => toStandardSpelling(fileContent, formatOf(filePath, fileContent)),
  async parseFrontMatter({defaultParseFrontMatter, ...file}) {
    const parsed = await defaultParseFrontMatter(file);
    // Not enumerable: a key that nobody wrote belongs neither to the page nor to a partial, which must have none.
    if (parsed.frontMatter.mdx === undefined)
      Object.defineProperty(parsed.frontMatter, 'mdx', {
        value: {format: formatOf(file.filePath, file.fileContent)},
      });
    return parsed;
  },
} satisfies Partial<MarkdownConfig>;
