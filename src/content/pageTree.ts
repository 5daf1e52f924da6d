import GithubSlugger from 'github-slugger';
import type {Definition, Image, Link, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Figure} from './Figure';
import {formatOf} from './formatOf';
import {headingAnchor} from './headingAnchor';
import {type ParsedMarkdown, parseMarkdown} from './parseMarkdown';
import {parseMarks} from './parseMarks';
import {resolvePartialPath} from './resolvePartialPath';
import type {MarkdownFormat} from './toStandardSpelling';

declare module 'mdast' {
  interface HeadingData {
    /** The id that Docusaurus gives the heading. */
    anchor?: string;
  }
}

export interface PageTreeOptions {
  /** How the page is read; as MDX unless given. Imported files are read by their names. */
  format?: MarkdownFormat | undefined;
  /** Returns the text of an imported Markdown file, `undefined` where there is none. */
  resolveImport?: ((path: string) => string | undefined) | undefined;
  /** Returns what an imported component draws, `undefined` where it is no drawing. */
  resolveFigure?: ((path: string) => Figure | undefined) | undefined;
  /**
   * Returns where a link or an image leads, `undefined` for nowhere: then only its text stays.
   *
   * @param path - that of the imported file it is written in, `null` for the page itself
   */
  resolveLink?: ((url: string, path: string | null) => string | undefined) | undefined;
  /** Called with the reason when a text is no valid MDX and is read as CommonMark. */
  onWarning?: ((message: string) => void) | undefined;
  /** Stands in for `parseMarkdown` where trees are at hand; `path` is that of the import, `null` for the page itself. */
  parse?: ((markdown: string, path: string | null, format: MarkdownFormat) => ParsedMarkdown) | undefined;
}

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

interface File {
  text: string;
  path: string | null;
  slugger: GithubSlugger;
  /** Paths of imported modules, by the names they have here. */
  imports: Map<string, string>;
  /** What reference links lead to, by their names. */
  definitions: Map<string, Definition>;
  /** Paths of the files being read, this one included: a partial that imports itself is left out. */
  trail: readonly string[];
  options: PageTreeOptions;
}

const IMPORT = /^\s*import\s+(\w+)\s+from\s+(['"])(.+?)\2/gm;
const STRING_EXPRESSION = /^\s*(['"`])((?:(?!\1|\\|\$\{).)*)\1\s*$/s;
const ADDRESSES = new Set(['href', 'to', 'src']);

function importsOf(tree: Root, path: string | null): Map<string, string> {
  const imports = new Map<string, string>();
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm')
      for (const [, name, , target] of node.value.matchAll(IMPORT))
        if (name && target) imports.set(name, resolvePartialPath(target, path));
  return imports;
}

function definitionsOf(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', node => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Returns a drawing as the words that say what it shows. */
function figureNodes({name, caption, legend}: Figure): Nodes[] {
  const paragraph = (value: string): Nodes => ({type: 'paragraph', children: [{type: 'text', value}]});
  return [
    {type: 'paragraph', children: [{type: 'emphasis', children: [{type: 'text', value: caption}]}]},
    paragraph(`${name}.`),
    {
      type: 'list',
      ordered: true,
      spread: false,
      children: legend.map(({term, text}) => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              {type: 'strong', children: [{type: 'text', value: term}]},
              {type: 'text', value: ` ${text}`},
            ],
          },
        ],
      })),
    },
  ];
}

function resolvedUrl(url: string, {options, path}: File): string | undefined {
  return options.resolveLink ? options.resolveLink(url, path) : url;
}

function linkNodes({url, ...link}: Omit<Link, 'type'>, file: File): Nodes[] {
  const target = resolvedUrl(url, file);
  return target === undefined
    ? link.children.flatMap(child => visibleNodes(child, file))
    : [withChildren({...link, type: 'link', url: target}, file)];
}

function imageNodes({url, ...image}: Omit<Image, 'type'>, file: File): Nodes[] {
  const target = resolvedUrl(url, file);
  return target === undefined ? textNode(image.alt ?? '') : [{...image, type: 'image', url: target}];
}

function elementNodes(node: JsxElement, file: File): Nodes[] {
  const {options} = file;
  const path = node.name ? file.imports.get(node.name) : undefined;
  if (path !== undefined && /\.mdx?$/.test(path)) {
    if (file.trail.includes(path)) return [];
    const text = options.resolveImport?.(path);
    if (text !== undefined) return fileNodes(text, path, file.trail, options);
  }
  const figure = path === undefined ? undefined : options.resolveFigure?.(path);
  if (figure) return figureNodes(figure);
  const attributes = node.attributes.flatMap(attribute => {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      !ADDRESSES.has(attribute.name)
    )
      return attribute;
    const value = resolvedUrl(attribute.value, file);
    return value === undefined ? [] : {...attribute, value};
  });
  return [withChildren({...node, attributes}, file)];
}

/** Returns a node with its children as a reader sees them. */
function withChildren<Node extends Nodes>(node: Node, file: File): Node {
  return 'children' in node
    ? {...node, children: node.children.flatMap(child => visibleNodes(child, file))}
    : node;
}

const textNode = (value: string): Nodes[] => (value === '' ? [] : [{type: 'text', value}]);

/** Returns what a reader sees of a node: nothing of code and comments, the content of imported files in their place. */
function visibleNodes(node: Nodes, file: File): Nodes[] {
  switch (node.type) {
    case 'heading': {
      const {anchor, children} = headingAnchor(node, file.slugger);
      return [withChildren({...node, children, data: {...node.data, anchor}}, file)];
    }
    case 'code':
      return [{...node, value: parseMarks(node.value).code}];
    case 'link':
      return linkNodes(node, file);
    case 'image':
      return imageNodes(node, file);
    case 'linkReference': {
      const target = file.definitions.get(node.identifier);
      const {children} = node;
      return target
        ? linkNodes({url: target.url, title: target.title, children}, file)
        : children.flatMap(child => visibleNodes(child, file));
    }
    case 'imageReference': {
      const target = file.definitions.get(node.identifier);
      const {alt} = node;
      return target ? imageNodes({url: target.url, title: target.title, alt}, file) : textNode(alt ?? '');
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementNodes(node, file);
    case 'mdxTextExpression':
      return textNode(STRING_EXPRESSION.exec(node.value)?.[2] ?? '');
    case 'mdxFlowExpression': {
      const [text] = textNode(STRING_EXPRESSION.exec(node.value)?.[2] ?? '');
      return text?.type === 'text' ? [{type: 'paragraph', children: [text]}] : [];
    }
    case 'textDirective':
    case 'leafDirective': {
      // `language:en` parses as a directive named `en`, which Docusaurus prints as it was written.
      const value = file.text.slice(node.position?.start.offset, node.position?.end.offset);
      const text = {type: 'text' as const, value};
      return node.type === 'textDirective' ? [text] : [{type: 'paragraph', children: [text]}];
    }
    case 'html':
      return node.value.startsWith('<!--') ? [] : [node];
    case 'definition':
    case 'mdxjsEsm':
    case 'yaml':
      return [];
    case 'paragraph': {
      const paragraph = withChildren(node, file);
      return paragraph.children.length > 0 ? [paragraph] : [];
    }
    default:
      return [withChildren(node, file)];
  }
}

function fileNodes(
  markdown: string,
  path: string | null,
  trail: readonly string[],
  options: PageTreeOptions,
): Nodes[] {
  const format = path === null ? (options.format ?? 'mdx') : formatOf(path, markdown);
  const {tree, text, warning} = options.parse
    ? options.parse(markdown, path, format)
    : parseMarkdown(markdown, format);
  if (warning) options.onWarning?.(path === null ? warning : `${path}: ${warning}`);
  const file: File = {
    text,
    path,
    // Docusaurus compiles a partial as a file of its own, with slugs of its own.
    slugger: new GithubSlugger(),
    imports: importsOf(tree, path),
    definitions: definitionsOf(tree),
    trail: path === null ? trail : [...trail, path],
    options,
  };
  return tree.children.flatMap(node => visibleNodes(node, file));
}

/**
 * Returns the syntax tree of a page as a reader sees it, from which sections and plain Markdown are made: imported
 * files and drawings in their place, headings with the anchors Docusaurus gives them, links as they lead somewhere; no
 * imports, comments and computed expressions. Components and admonitions stay, with what is in them.
 */
export function pageTree(markdown: string, options: PageTreeOptions = {}): Root {
  return {type: 'root', children: fileNodes(markdown, null, [], options) as Root['children']};
}
