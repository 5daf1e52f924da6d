import htmlTags from 'html-tags';
import type {Blockquote, Code, Nodes, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';

type Directive = Extract<Nodes, {type: 'containerDirective'}>;
type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement'}>;

const TITLE = /(?:^|\s)title=(["'])(.*?)\1/;
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*\n?/i;
const NOT_SHOWN = /^<(script|style)\b/i;
const TAG = /^<\/?([a-z][\w.-]*)([^>]*)>$/i;
/** The elements that text is written with, and those of drawings in it; what else is in angle brackets in a sentence is text. */
const ELEMENTS = new Set<string>([...htmlTags, 'circle', 'g', 'line', 'path', 'polygon', 'polyline', 'rect']);

function element(name: string, attributes: Record<string, string>, children: Nodes[]): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as JsxElement['children'],
  };
}

/** Returns a tab with a block of code, named after the title of the block. */
function tabOf(code: Code, place: number): JsxElement {
  const label = TITLE.exec(code.meta ?? '')?.[2] ?? code.lang ?? String(place + 1);
  const meta = code.meta?.replace(TITLE, '').trim() || null;
  return element('TabItem', {value: `${place}-${label}`, label}, [{...code, meta}]);
}

function codeGroup({children}: Directive): JsxElement {
  const blocks = children.filter(child => child.type === 'code');
  return element('Tabs', {}, blocks.map(tabOf));
}

function details({children}: Directive): JsxElement {
  const [first, ...rest] = children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const summary: Nodes[] = label?.children ?? [{type: 'text', value: 'Details'}];
  return element('details', {}, [element('summary', {}, summary), ...(label ? rest : children)]);
}

/** Returns the admonition that a quotation in the form of GitHub's alerts is, `undefined` for a quotation. */
function admonition({children: [first, ...rest]}: Blockquote): Directive | undefined {
  const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
  const kind = text?.type === 'text' ? ALERT.exec(text.value) : null;
  if (text?.type !== 'text' || !kind?.[1]) return undefined;
  const value = text.value.slice(kind[0].length);
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [...(value === '' ? [] : [{...text, value}]), ...others],
  };
  return {
    type: 'containerDirective',
    name: kind[1].toLowerCase(),
    attributes: {},
    children: [...(paragraph.children.length > 0 ? [paragraph] : []), ...rest] as Directive['children'],
  };
}

/**
 * Returns whether HTML within a sentence is none: the type of `Array<T>`, or a placeholder such as `<name of the file>`. A tag of
 * a component, which has attributes or is closed, is none of these.
 */
function isText(html: string, siblings: readonly Nodes[]): boolean {
  const [, name = '', rest = ''] = TAG.exec(html) ?? [];
  if (name === '' || name.includes('-') || ELEMENTS.has(name.toLowerCase())) return false;
  if (/^[a-z]/.test(name)) return true;
  return rest === '' && !siblings.some(other => other.type === 'html' && other.value === `</${name}>`);
}

/**
 * Puts what other generators write into the nodes of this site, in the tree itself: groups of code into tabs, `:::details` into
 * the element, alerts as on GitHub into admonitions, angle brackets around what is no element into
 * text; scripts and styles, which are those of another site, are taken out. Returns whether it changed the tree.
 */
export function toSiteNodes(tree: Root): boolean {
  let hasChanged = false;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const replaceBy = (other: Nodes | undefined) => {
      if (!other) return;
      hasChanged = true;
      parent.children[index] = {...other, position: node.position} as (typeof parent.children)[number];
    };
    if (node.type === 'containerDirective' && node.name === 'code-group') replaceBy(codeGroup(node));
    else if (node.type === 'containerDirective' && node.name === 'details') replaceBy(details(node));
    else if (node.type === 'blockquote') replaceBy(admonition(node));
    else if (node.type === 'html' && NOT_SHOWN.test(node.value)) {
      hasChanged = true;
      parent.children.splice(index, 1);
      return index;
    } else if (node.type === 'html' && parent.type !== 'root' && isText(node.value, parent.children))
      replaceBy({type: 'text', value: node.value});
    return undefined;
  });
  return hasChanged;
}
