import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {pageTree} from '../../content/pageTree';

/** Returns the ids of the terms that a node defines, in the order of their places. */
function termsIn(node: Nodes): string[] {
  const ids: string[] = [];
  visit(node, 'mdxJsxTextElement', element => {
    if (element.name !== 'Term') return;
    const id = element.attributes.find(
      attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
    );
    if (typeof id?.value === 'string') ids.push(id.value);
  });
  return ids;
}

/**
 * Returns what the terms mean that a page defines, by their anchors: the text of the list item or the paragraph in which
 * each of them is a `<Term>`.
 */
export function meaningsIn(markdown: string): Record<string, string> {
  const meanings: Record<string, string> = {};
  visit(pageTree(markdown), 'paragraph', paragraph => {
    const terms = termsIn(paragraph);
    if (terms.length === 0) return;
    const text = toString(paragraph).replace(/\s+/g, ' ').trim();
    for (const term of terms) meanings[`term-${term}`] = text;
  });
  return meanings;
}
