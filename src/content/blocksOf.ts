import type {Code, Nodes, Root, Table} from 'mdast';
import {inlineText, readableAttributes} from './inlineText';
import {PHRASING} from './PHRASING';
import {CELL_SEPARATOR} from './rowWithNames';
import type {Passage} from './Section';

/** A heading or a passage, in the order of the page. */
export type Block = {kind: 'heading'; depth: number; text: string; anchor: string} | Passage;

const CODE_TITLE = /(?:^|\s)title=(["'])(.*?)\1/;
/** What a cell without text is in the text of its row, so that every cell has its place. */
const EMPTY_CELL = '–';

/** Returns the title that a code block shows above its code, if it has one. */
export function codeTitle({meta}: Code): string | undefined {
  return CODE_TITLE.exec(meta ?? '')?.[2];
}

function codePassage(node: Code): Passage {
  const title = codeTitle(node);
  const text = node.value.trim();
  return {kind: 'code', text: title ? `${title}\n${text}` : text};
}

function rowPassages({children}: Table): Passage[] {
  const [header = [], ...rows] = children.map(row => row.children.map(cell => inlineText(cell.children)));
  const names = header.some(Boolean) ? {header: header.join(CELL_SEPARATOR)} : {};
  return rows
    .filter(cells => cells.some(Boolean))
    .map(cells => ({
      kind: 'row',
      text: cells.map(cell => cell || EMPTY_CELL).join(CELL_SEPARATOR),
      ...names,
    }));
}

function childBlocks(children: readonly Nodes[], kind: 'text' | 'item'): Block[] {
  const blocks: Block[] = [];
  let inline: Nodes[] = [];
  const closeParagraph = () => {
    if (inline.length > 0) blocks.push({kind, text: inlineText(inline)});
    inline = [];
  };
  for (const child of children) {
    if (PHRASING.has(child.type)) inline.push(child);
    else {
      closeParagraph();
      blocks.push(...nodeBlocks(child, kind));
    }
  }
  closeParagraph();
  return blocks;
}

function nodeBlocks(node: Nodes, kind: 'text' | 'item'): Block[] {
  switch (node.type) {
    case 'heading':
      return [
        {
          kind: 'heading',
          depth: node.depth,
          text: inlineText(node.children),
          anchor: node.data?.anchor ?? '',
        },
      ];
    case 'paragraph':
      return [{kind, text: inlineText(node.children)}];
    case 'code':
      return [codePassage(node)];
    case 'table':
      return rowPassages(node);
    case 'list':
      return node.children.flatMap((item, place) => {
        const [first, ...others] = childBlocks(item.children, 'item');
        if (first?.kind !== 'item' || !node.ordered) return first ? [first, ...others] : [];
        return [{...first, step: (node.start ?? 1) + place}, ...others];
      });
    case 'mdxJsxFlowElement':
      return [...readableAttributes(node).map(text => ({kind, text})), ...childBlocks(node.children, kind)];
    case 'containerDirective':
    case 'blockquote':
    case 'footnoteDefinition':
    case 'root':
      return childBlocks(node.children, kind);
    default:
      return [];
  }
}

/**
 * Returns the headings and passages of a page in reading order. Text inside components, admonitions and imported
 * partials counts where it stands.
 *
 * @param tree - what `pageTree` returns
 */
export function blocksOf(tree: Root): Block[] {
  return nodeBlocks(tree, 'text').filter(block => block.text !== '');
}
