import GithubSlugger from 'github-slugger';
import type {Code, Nodes, Root, Table} from 'mdast';
import {headingAnchor} from './headingAnchor';
import {inlineText, readableAttributes} from './inlineText';
import {type ParsedMarkdown, parseMarkdown} from './parseMarkdown';
import {resolvePartialPath} from './resolvePartialPath';
import {CELL_SEPARATOR} from './rowWithNames';
import type {Passage} from './Section';

/** A heading or a passage, in the order of the page. */
export type Block = {kind: 'heading'; depth: number; text: string; anchor: string} | Passage;

export interface BlockOptions {
  /** Returns the text of an imported Markdown file, `undefined` where there is none. */
  resolveImport?: ((path: string) => string | undefined) | undefined;
  /** Called with the reason when a text is no valid MDX and is read as CommonMark. */
  onWarning?: ((message: string) => void) | undefined;
  /** Stands in for `parseMarkdown` where trees are at hand; `path` is that of the import, `null` for the page itself. */
  parse?: ((markdown: string, path: string | null) => ParsedMarkdown) | undefined;
}

const IMPORT = /^\s*import\s+(\w+)\s+from\s+(['"])(.+?\.mdx?)\2/gm;
const CODE_TITLE = /(?:^|\s)title=(["'])(.*?)\1/;
/** Docusaurus's comments that mark lines of a sample and are not printed. */
const MAGIC_COMMENT =
  /^[ \t]*(?:\/\/|#|--|%|<!--|\/\*|\{\/\*)[ \t]*highlight-(?:next-line|start|end)\b.*(?:\n|$)/gm;
/** What a cell without text is in the text of its row, so that every cell has its place. */
const EMPTY_CELL = '–';
const INLINE = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'textDirective',
  'html',
  'break',
]);

interface File {
  text: string;
  path: string | null;
  slugger: GithubSlugger;
  imports: Map<string, string>;
  /** Paths of the files being read, this one included: a partial that imports itself is left out. */
  trail: readonly string[];
  options: BlockOptions;
}

function importsOf(tree: Root, path: string | null): Map<string, string> {
  const imports = new Map<string, string>();
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm')
      for (const [, name, , target] of node.value.matchAll(IMPORT))
        if (name && target) imports.set(name, resolvePartialPath(target, path));
  return imports;
}

function codePassage(node: Code): Passage {
  const title = CODE_TITLE.exec(node.meta ?? '')?.[2];
  const text = node.value.replace(MAGIC_COMMENT, '').trim();
  return {kind: 'code', text: title ? `${title}\n${text}` : text};
}

function rowPassages({children}: Table, source: string): Passage[] {
  const [header = [], ...rows] = children.map(row =>
    row.children.map(cell => inlineText(cell.children, source)),
  );
  const names = header.some(Boolean) ? {header: header.join(CELL_SEPARATOR)} : {};
  return rows
    .filter(cells => cells.some(Boolean))
    .map(cells => ({
      kind: 'row',
      text: cells.map(cell => cell || EMPTY_CELL).join(CELL_SEPARATOR),
      ...names,
    }));
}

function partialBlocks(name: string | null, file: File): Block[] | undefined {
  const path = name ? file.imports.get(name) : undefined;
  if (path === undefined) return undefined;
  if (file.trail.includes(path)) return [];
  const text = file.options.resolveImport?.(path);
  return text === undefined ? undefined : fileBlocks(text, path, file.trail, file.options);
}

function childBlocks(children: readonly Nodes[], file: File, kind: 'text' | 'item'): Block[] {
  const blocks: Block[] = [];
  let inline: Nodes[] = [];
  const closeParagraph = () => {
    if (inline.length > 0) blocks.push({kind, text: inlineText(inline, file.text)});
    inline = [];
  };
  for (const child of children) {
    if (INLINE.has(child.type)) inline.push(child);
    else {
      closeParagraph();
      blocks.push(...nodeBlocks(child, file, kind));
    }
  }
  closeParagraph();
  return blocks;
}

function nodeBlocks(node: Nodes, file: File, kind: 'text' | 'item'): Block[] {
  switch (node.type) {
    case 'heading': {
      const {anchor, children} = headingAnchor(node, file.slugger);
      return [{kind: 'heading', depth: node.depth, text: inlineText(children, file.text), anchor}];
    }
    case 'paragraph':
      return [{kind, text: inlineText(node.children, file.text)}];
    case 'code':
      return [codePassage(node)];
    case 'table':
      return rowPassages(node, file.text);
    case 'list':
      return node.children.flatMap(item => childBlocks(item.children, file, 'item'));
    case 'mdxJsxFlowElement':
      return (
        partialBlocks(node.name, file) ?? [
          ...readableAttributes(node).map(text => ({kind, text})),
          ...childBlocks(node.children, file, kind),
        ]
      );
    case 'mdxFlowExpression':
    case 'leafDirective':
      return [{kind, text: inlineText([node], file.text)}];
    case 'containerDirective':
    case 'blockquote':
    case 'footnoteDefinition':
    case 'root':
      return childBlocks(node.children, file, kind);
    default:
      return [];
  }
}

function fileBlocks(
  markdown: string,
  path: string | null,
  trail: readonly string[],
  options: BlockOptions,
): Block[] {
  const {tree, text, warning} = options.parse ? options.parse(markdown, path) : parseMarkdown(markdown);
  if (warning) options.onWarning?.(path === null ? warning : `${path}: ${warning}`);
  return childBlocks(
    tree.children,
    {
      text,
      path,
      // Docusaurus compiles a partial as a file of its own, with slugs of its own.
      slugger: new GithubSlugger(),
      imports: importsOf(tree, path),
      trail: path === null ? trail : [...trail, path],
      options,
    },
    'text',
  );
}

/**
 * Returns the headings and passages of a page in reading order. Text inside components, admonitions and imported
 * partials counts where it stands; imports, exports, computed expressions and comments do not.
 */
export function blocksOf(markdown: string, options: BlockOptions): Block[] {
  return fileBlocks(markdown, null, [], options).filter(block => block.text !== '');
}
