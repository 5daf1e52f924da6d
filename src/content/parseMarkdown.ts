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

// In the order in which Docusaurus adds them, so that its trees are the same.
const PARSERS = {
  md: unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).freeze(),
  mdx: unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .freeze(),
};

/** How many extensions of the syntax a format is parsed with. */
export const EXTENSIONS: Readonly<Record<MarkdownFormat, number>> = {
  md: PARSERS.md.data('micromarkExtensions')?.length ?? 0,
  mdx: PARSERS.mdx.data('micromarkExtensions')?.length ?? 0,
};

/** A syntax tree with the text its positions refer to. */
export interface ParsedMarkdown {
  tree: Root;
  text: string;
  format: MarkdownFormat;
  /** Whether the tree is as it was parsed: the text has the spelling of this site throughout. */
  isAsParsed: boolean;
  /** Why the text is no valid MDX; it was then read as CommonMark. */
  warning?: string;
}

/**
 * Returns the syntax tree of a text in the spelling of this site. Text that is no valid MDX, where it should be, is read as CommonMark.
 */
export function parseMarkdown(markdown: string, format: MarkdownFormat): ParsedMarkdown {
  const text = toStandardSpelling(markdown, format);
  const parsed = (tree: Root): ParsedMarkdown => ({tree, text, format, isAsParsed: !toSiteNodes(tree)});
  if (format === 'md') return parsed(PARSERS.md.parse(text));
  try {
    return parsed(PARSERS.mdx.parse(text));
  } catch (error) {
    return {...parseMarkdown(markdown, 'md'), warning: explainMdxError(error, text)};
  }
}
