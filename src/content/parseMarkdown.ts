import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {toStandardSpelling} from './toStandardSpelling';

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

/** Returns the syntax tree of an MDX or Markdown text. Text that is no valid MDX is read as CommonMark. */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const text = toStandardSpelling(markdown);
  try {
    return {tree: mdxParser.parse(text), text};
  } catch (error) {
    const warning = error instanceof Error ? error.message : String(error);
    return {tree: markdownParser.parse(text), text, warning};
  }
}
