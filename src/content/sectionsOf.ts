import type {Root} from 'mdast';
import {blocksOf} from './blocksOf';
import {frontMatterOf} from './frontMatterOf';
import {hierarchyUnder} from './hierarchyUnder';
import {pageTree, type PageTreeOptions} from './pageTree';
import type {Hierarchy, Section} from './Section';

/** One page of Markdown or MDX with its place in the site. */
export interface MarkdownPage extends PageTreeOptions {
  markdown: string;
  /** The tree of the Markdown where it is at hand. */
  tree?: Root;
  /** Address of the page, without a hash. */
  url: string;
  /** Name of the group its hits stand under. */
  lvl0: string;
  /** Title where neither a first-level heading nor the front matter has one. */
  title?: string;
}

function lastSegment(url: string): string {
  return url.split('/').findLast(Boolean) ?? url;
}

/** Returns the `keywords` of a front matter: a list, or words with commas between them, as Docusaurus reads them. */
function keywordsOf(value: unknown): string[] {
  const listed: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return listed.map(word => String(word).trim()).filter(Boolean);
}

/**
 * Cuts a page into its sections: the page's title with what stands above the second heading, then every heading
 * with what stands under it. The title is the first-level heading that opens the page, otherwise the front
 * matter's, otherwise the given one. A page that begins with a heading is introduced by the front matter's description.
 * Anchors are those Docusaurus gives its headings. Text that is no valid MDX is read as CommonMark, and `onWarning` is
 * told why.
 */
export function sectionsOf({markdown, tree, url, lvl0, title, ...options}: MarkdownPage): Section[] {
  const blocks = blocksOf(tree ?? pageTree(markdown, options));
  const first = blocks.find(block => block.kind === 'heading');
  const heading = first?.kind === 'heading' && first.depth === 1 ? first : undefined;
  const {title: ownTitle, keywords: ownKeywords, description} = frontMatterOf(markdown, options.onWarning);
  const keywords = keywordsOf(ownKeywords);
  const page: Hierarchy = {
    lvl0,
    lvl1: heading?.text ?? (typeof ownTitle === 'string' ? ownTitle : (title ?? lastSegment(url))),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let section: Section = {
    url,
    anchor: null,
    hierarchy: page,
    passages: [],
    ...(keywords.length > 0 && {keywords}),
  };
  const sections = [section];
  for (const block of blocks) {
    if (block === heading) continue;
    if (block.kind === 'heading') {
      // A further first-level heading is printed without an anchor; its text belongs to the page.
      const anchor = block.depth === 1 ? null : block.anchor;
      section = {
        url: anchor === null ? url : `${url}#${anchor}`,
        anchor,
        hierarchy: hierarchyUnder(section.hierarchy, Math.max(2, block.depth), block.text),
        passages: [],
      };
      sections.push(section);
    } else section.passages.push(block);
  }
  const [opening] = sections;
  if (opening?.passages.length === 0 && typeof description === 'string')
    opening.passages.push({kind: 'text', text: description});
  return sections;
}
