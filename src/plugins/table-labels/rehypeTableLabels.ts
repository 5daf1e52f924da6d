import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';

const elementsIn = (element: Element, ...names: string[]): Element[] =>
  element.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/** Gives the cells of a table after the first the text of their column's head. */
function labelCells(table: Element): void {
  const rows = elementsIn(table, 'thead', 'tbody').flatMap(part => elementsIn(part, 'tr'));
  const heads = rows.flatMap(row => elementsIn(row, 'th')).map(head => toString(head).trim());
  // Of two columns the second needs no label: it says what the first names.
  if (heads.length < 3) return;
  for (const row of rows)
    elementsIn(row, 'td').forEach((cell, column) => {
      const label = column > 0 && cell.children.length > 0 && heads[column];
      if (label) cell.properties.dataLabel = label;
    });
}

/**
 * Notes in each cell of a Markdown table the head of its column, as `data-label`: where a column of text is too narrow
 * for a table, its rows are shown as blocks, and each value under the name of what it is.
 */
export function rehypeTableLabels() {
  const visit = (node: Root | Element): void => {
    for (const child of node.children) {
      if (!('children' in child)) continue;
      if (child.type === 'element' && child.tagName === 'table') labelCells(child);
      else visit(child as Element);
    }
  };
  return (tree: Root) => visit(tree);
}
