import type GithubSlugger from 'github-slugger';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

const COMMENT_ID = /^\s*\/\*\s*#(\S+)(?:(?!\*\/)[^])*\*\/\s*$/;
const HTML_COMMENT_ID = /^<!--\s*#(\S+)[^]*-->$/;
/** In plain Markdown the MDX comment is text. */
const TEXT_ID = /\s*(?:\{#((?:.(?!\{#|\}))*.)\}|\{\/\*\s*#(\S+)\s*\*\/\})\s*$/;

function idInComment(node: Heading['children'][number] | undefined): string | undefined {
  if (node?.type === 'mdxTextExpression') return COMMENT_ID.exec(node.value)?.[1];
  if (node?.type === 'html') return HTML_COMMENT_ID.exec(node.value)?.[1];
  return undefined;
}

/** A heading's anchor and the nodes that are left as its text. */
export interface AnchoredHeading {
  anchor: string;
  children: Heading['children'];
}

/**
 * Returns the id Docusaurus gives a heading: the one written at its end (`{#id}` or a comment that starts with
 * `#`), otherwise the GitHub slug of its text, made unique among the slugs of the page. An id that is written does
 * not take part in that, as in Docusaurus's own headings plugin.
 */
export function headingAnchor(heading: Heading, slugger: GithubSlugger): AnchoredHeading {
  const last = heading.children.at(-1);
  const commentId = idInComment(last);
  if (commentId) return {anchor: commentId, children: heading.children.slice(0, -1)};
  if (last?.type === 'text') {
    const match = TEXT_ID.exec(last.value);
    const id = match?.[1] ?? match?.[2];
    if (match && id)
      return {
        anchor: id.trim(),
        children: [...heading.children.slice(0, -1), {...last, value: last.value.slice(0, match.index)}],
      };
  }
  const visible = heading.children.filter(child => child.type !== 'html');
  return {
    anchor: slugger.slug(toString(visible.length > 0 ? visible : heading)),
    children: heading.children,
  };
}
