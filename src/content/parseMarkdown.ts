import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {explainMdxError} from './explainMdxError';
import {toSiteNodes} from './toSiteNodes';
import {type MarkdownFormat, toStandardSpelling} from './toStandardSpelling';

const markdownParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();
const mdxParser = markdownParser().use(remarkMdx).freeze();

/** A syntax tree with the text its positions refer to. */
export interface ParsedMarkdown {
  tree: Root;
  text: string;
  /** Why the text is no valid MDX; it was then read as CommonMark. */
  warning?: string;
}

function parse(markdown: string, format: MarkdownFormat): ParsedMarkdown {
  const text = toStandardSpelling(markdown, format);
  if (format === 'md') return {tree: markdownParser.parse(text), text};
  try {
    return {tree: mdxParser.parse(text), text};
  } catch (error) {
    return {...parse(markdown, 'md'), warning: explainMdxError(error, text)};
  }
}

/**
 * Returns the syntax tree of a text in the spelling of this site. Text that is no valid MDX, where it should be, is read as CommonMark.
 */
export function parseMarkdown(markdown: string, format: MarkdownFormat): ParsedMarkdown {
  const parsed = parse(markdown, format);
  toSiteNodes(parsed.tree);
  return parsed;
}
