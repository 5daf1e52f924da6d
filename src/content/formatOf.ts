import {frontMatterOf} from './frontMatterOf';
import type {MarkdownFormat} from './toStandardSpelling';

const FENCED = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![^]))/gm;
const OF_MDX = /^(?:import|export)\s+[\w{*'"]|\{\/\*/m;

/**
 * Returns how a file is read. A name in `.mdx` means MDX, one in `.md` CommonMark, where braces and angle brackets are text. A file
 * in `.md` that imports something, exports something or has a comment of MDX was written as MDX and is read so. What the front matter
 * says wins: `mdx: {format: md}`.
 */
export function formatOf(path: string, markdown: string): MarkdownFormat {
  // Few pages say so, and reading front matter takes time.
  const {mdx} = markdown.includes('mdx') ? frontMatterOf(markdown) : {};
  const own = typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined;
  if (own === 'md' || own === 'mdx') return own;
  if (!/\.md$/i.test(path)) return 'mdx';
  return OF_MDX.test(markdown.replace(FENCED, '')) ? 'mdx' : 'md';
}
