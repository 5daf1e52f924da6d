import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const FENCE = /^\s*(`{3,}|~{3,})/;
const CLASSIC_HEADING_ID = /^(\s{0,3}#{1,6}\s.*[^\\])(\{#[^{}]+\}\s*)$/;
const ADMONITION_TITLE = /^(\s*(?:>\s*)*:{3,}[a-z]+)[ \t]+([^[{\s].*?)\s*$/i;

/**
 * Docusaurus accepts two spellings that neither MDX nor the directive syntax knows: `## Heading {#id}` and
 * `:::tip Title`. Both are rewritten outside code fences, as its own loader does before it parses.
 */
function toStandardSpelling(markdown: string): string {
  let fence: string | null = null;
  return markdown
    .split('\n')
    .map(line => {
      const marker = FENCE.exec(line)?.[1];
      if (marker && fence === null) fence = marker;
      else if (marker && fence !== null && marker.startsWith(fence)) fence = null;
      if (fence !== null) return line;
      return line.replace(CLASSIC_HEADING_ID, '$1\\$2').replace(ADMONITION_TITLE, '$1[$2]');
    })
    .join('\n');
}

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
  const text = toStandardSpelling(markdown.replaceAll('\r\n', '\n'));
  try {
    return {tree: mdxParser.parse(text), text};
  } catch (error) {
    const warning = error instanceof Error ? error.message : String(error);
    return {tree: markdownParser.parse(text), text, warning};
  }
}
