import type {BlockContent, Nodes, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {codeTitle} from './blocksOf';
import {readableAttributes} from './inlineText';
import {PHRASING} from './PHRASING';

/** Words that the site puts around what is written in a page, in the language of the page. */
export interface MarkdownTexts {
  /** By the kind of an admonition: `note`, `warning`. */
  admonitions: Readonly<Record<string, string>>;
  /** Labels that components bring along, by the name of the component. */
  labels: Readonly<Record<string, string>>;
}

/** The words of the site in English. */
export const ENGLISH_MARKDOWN_TEXTS: MarkdownTexts = {
  admonitions: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
  },
  labels: {BeforeYouBegin: 'Before you begin'},
};

/** Ids of these words among the translations of the site and its theme. */
const TEXT_IDS: MarkdownTexts = {
  admonitions: Object.fromEntries(
    Object.keys(ENGLISH_MARKDOWN_TEXTS.admonitions).map(kind => [kind, `theme.admonition.${kind}`]),
  ),
  labels: {BeforeYouBegin: 'site.beforeYouBegin'},
};

const translated = (
  ids: Readonly<Record<string, string>>,
  fallback: Readonly<Record<string, string>>,
  translations: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id]) => {
      const text = translations[id] ?? fallback[name] ?? name;
      return [name, text.charAt(0).toUpperCase() + text.slice(1)];
    }),
  );

/**
 * Returns the words of the site in a language, English where there is no translation.
 *
 * @param translations - texts by their ids
 */
export function markdownTextsOf(translations: Readonly<Record<string, string>>): MarkdownTexts {
  return {
    admonitions: translated(TEXT_IDS.admonitions, ENGLISH_MARKDOWN_TEXTS.admonitions, translations),
    labels: translated(TEXT_IDS.labels, ENGLISH_MARKDOWN_TEXTS.labels, translations),
  };
}

/** Other names of admonitions, which Docusaurus still takes. */
const SAME_KIND: Record<string, string | undefined> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

/** Elements that stand by themselves, also where MDX puts a paragraph around them. */
const BLOCKS = new Set(['blockquote', 'details', 'div', 'ol', 'section', 'summary', 'table', 'ul']);

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;
type Directive = Extract<Nodes, {type: 'containerDirective'}>;

const serializer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    resourceLink: false,
    rule: '-',
  })
  .freeze();

function attributeOf({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

const boldLine = (children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

const boldText = (value: string) => boldLine([{type: 'text', value}]);

/** Returns nodes that stand within a paragraph, components in them by what they mean. */
function phrasing(nodes: readonly Nodes[], texts: MarkdownTexts): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement')
      return phrasingOfElement(node, texts);
    if (!PHRASING.has(node.type)) return 'children' in node ? phrasing(node.children, texts) : [];
    const inline = node as PhrasingContent;
    return 'children' in inline ? [{...inline, children: phrasing(inline.children, texts)}] : [inline];
  });
}

function phrasingOfElement(node: JsxElement, texts: MarkdownTexts): PhrasingContent[] {
  const children = phrasing(node.children, texts);
  switch (node.name) {
    case 'a':
    case 'Link': {
      const url = attributeOf(node, 'href') ?? attributeOf(node, 'to');
      return url === undefined ? children : [{type: 'link', url, children}];
    }
    case 'img':
      return [{type: 'image', url: attributeOf(node, 'src') ?? '', alt: attributeOf(node, 'alt') ?? ''}];
    case 'b':
    case 'strong':
      return [{type: 'strong', children}];
    case 'em':
    case 'i':
      return [{type: 'emphasis', children}];
    case 'del':
    case 's':
      return [{type: 'delete', children}];
    case 'code':
    case 'samp':
      return [{type: 'inlineCode', value: toString(node)}];
    case 'br':
      return [{type: 'break'}];
    default:
      return children.length > 0 ? children : readableAttributes(node).map(value => ({type: 'text', value}));
  }
}

/** Returns nodes that stand by themselves; what would stand within a paragraph gets one. */
function flow(nodes: readonly Nodes[], texts: MarkdownTexts): RootContent[] {
  const blocks: RootContent[] = [];
  let inline: Nodes[] = [];
  const closeParagraph = () => {
    const children = trimmed(phrasing(inline, texts));
    if (toString(children).trim() !== '' || children.some(({type}) => type === 'image'))
      blocks.push({type: 'paragraph', children});
    inline = [];
  };
  for (const node of nodes) {
    // HTML by itself is a block where no paragraph is open.
    const isBlock = node.type === 'mdxJsxTextElement' && BLOCKS.has(node.name ?? '');
    if (PHRASING.has(node.type) && !isBlock && (node.type !== 'html' || inline.length > 0)) inline.push(node);
    else {
      closeParagraph();
      blocks.push(...flowOf(node, texts));
    }
  }
  closeParagraph();
  return blocks;
}

function flowOf(node: Nodes, texts: MarkdownTexts): RootContent[] {
  switch (node.type) {
    case 'paragraph':
      // A component on a line of its own may hold whole paragraphs.
      return node.children.some(child => child.type === 'mdxJsxTextElement')
        ? flow(node.children, texts)
        : [{...node, children: trimmed(phrasing(node.children, texts))}];
    case 'heading':
      return [{...node, children: trimmed(phrasing(node.children, texts))}];
    case 'code': {
      const title = codeTitle(node);
      const {lang, value} = node;
      return [
        ...(title
          ? [{type: 'paragraph' as const, children: [{type: 'inlineCode' as const, value: title}]}]
          : []),
        {type: 'code', lang: lang ?? null, value},
      ];
    }
    case 'table':
      return [
        {
          ...node,
          children: node.children.map(row => ({
            ...row,
            children: row.children.map(cell => ({
              ...cell,
              children: phrasing(cell.children, texts).map(inCell),
            })),
          })),
        },
      ];
    case 'list':
      return [
        {
          ...node,
          children: node.children.map(item => ({
            ...item,
            children: flow(item.children, texts) as BlockContent[],
          })),
        },
      ];
    case 'blockquote':
    case 'footnoteDefinition':
      return [{...node, children: flow(node.children, texts) as BlockContent[]}];
    case 'containerDirective':
      return admonition(node, texts);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return flowOfElement(node, texts);
    case 'thematicBreak':
    case 'html':
      return [node];
    default:
      return [];
  }
}

/** What is left out, an anchor behind a heading for one, leaves its space. */
function trimmed([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (!first) return [];
  const start = first.type === 'text' ? {...first, value: first.value.trimStart()} : first;
  const last = rest.at(-1) ?? start;
  const before = rest.length > 0 ? [start, ...rest.slice(0, -1)] : [];
  return [...before, last.type === 'text' ? {...last, value: last.value.trimEnd()} : last];
}

/** A table's row is one line. */
function inCell(node: PhrasingContent): PhrasingContent {
  return node.type === 'break' ? {type: 'html', value: '<br>'} : node;
}

/** Returns an admonition as a quotation that begins with its kind and its title. */
function admonition(node: Directive, texts: MarkdownTexts): RootContent[] {
  const kind = texts.admonitions[SAME_KIND[node.name] ?? node.name];
  if (kind === undefined) return flow(node.children, texts);
  const [first, ...rest] = node.children;
  const title = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const titleNodes = title ? phrasing(title.children, texts) : [];
  return [
    {
      type: 'blockquote',
      children: [
        boldLine(
          titleNodes.length > 0
            ? [{type: 'text', value: `${kind}: `}, ...titleNodes]
            : [{type: 'text', value: kind}],
        ),
        ...flow(title ? rest : node.children, texts),
      ] as BlockContent[],
    },
  ];
}

function flowOfElement(node: JsxElement, texts: MarkdownTexts): RootContent[] {
  const {name} = node;
  const children = () => flow(node.children, texts);
  const [, depth] = /^h([1-6])$/.exec(name ?? '') ?? [];
  if (depth) {
    const level = Number(depth) as 1 | 2 | 3 | 4 | 5 | 6;
    return [{type: 'heading', depth: level, children: phrasing(node.children, texts)}];
  }
  switch (name) {
    case 'Tabs':
      // A list says where each of them ends.
      return [
        {
          type: 'list',
          ordered: false,
          spread: true,
          children: elementsNamed(node, ['TabItem']).map(item => ({
            type: 'listItem' as const,
            spread: true,
            children: [
              boldText(attributeOf(item, 'label') ?? attributeOf(item, 'value') ?? ''),
              ...flow(item.children, texts),
            ] as BlockContent[],
          })),
        },
      ];
    case 'summary':
      return [boldLine(phrasing(node.children, texts))];
    case 'ul':
    case 'ol':
      return [
        {
          type: 'list',
          ordered: name === 'ol',
          spread: false,
          children: elementsNamed(node, ['li']).map(item => ({
            type: 'listItem' as const,
            spread: false,
            children: flow(item.children, texts) as BlockContent[],
          })),
        },
      ];
    case 'table':
      return [
        {
          type: 'table',
          children: elementsNamed(node, ['tr']).map((row): TableRow => ({
            type: 'tableRow',
            children: elementsNamed(row, ['th', 'td']).map(cell => ({
              type: 'tableCell',
              children: phrasing(cell.children, texts).map(inCell),
            })),
          })),
        },
      ];
    case 'pre':
      return [{type: 'code', lang: null, value: toString(node)}];
    case 'blockquote':
      return [{type: 'blockquote', children: children() as BlockContent[]}];
    case 'hr':
      return [{type: 'thematicBreak'}];
    case 'p':
    case 'img':
    case 'a':
    case 'br':
      return flow([{...node, type: 'mdxJsxTextElement'} as Nodes], texts);
    default: {
      const label = name === null ? undefined : texts.labels[name];
      return [...(label === undefined ? readableAttributes(node) : [label]).map(boldText), ...children()];
    }
  }
}

/** Returns the outermost elements of some names below an element. */
function elementsNamed(node: JsxElement, names: readonly string[]): JsxElement[] {
  const found = (child: Nodes): JsxElement[] => {
    if (
      (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') &&
      names.includes(child.name ?? '')
    )
      return [child];
    return 'children' in child ? child.children.flatMap(found) : [];
  };
  return node.children.flatMap(found);
}

/**
 * Returns a page as plain Markdown (CommonMark with tables and what else GitHub adds), as an author would write it:
 * components and admonitions by what they mean, anchors left out. It begins with the title.
 *
 * @param tree - what `pageTree` returns
 * @param title - the first-level heading where the page has none of its own
 */
export function plainMarkdown(tree: Root, title: string, texts: MarkdownTexts): string {
  const blocks = flow(tree.children, texts);
  const first = blocks.find(({type}) => type === 'heading');
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const heading: RootContent = {type: 'heading', depth: 1, children: [{type: 'text', value: title}]};
  return serializer.stringify({type: 'root', children: hasTitle ? blocks : [heading, ...blocks]});
}
