import type {Nodes} from 'mdast';

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Attributes of components whose value a reader sees. */
const READABLE_ATTRIBUTES = ['title', 'label', 'summary', 'caption', 'alt'];
const STRING_EXPRESSION = /^\s*(['"`])((?:(?!\1|\\|\$\{).)*)\1\s*$/s;
/** HTML elements that begin a new line, also where they are written in a row. */
const BLOCK_ELEMENT = /^(?:details|summary|div|p|li|d[tdl]|t[hdr]|h[1-6]|section|figcaption)$/;
const TAG = /<[^>]*>/g;

/** Returns the values of a component's attributes that a reader sees, its title or caption for example. */
export function readableAttributes(element: JsxElement): string[] {
  return element.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' &&
    READABLE_ATTRIBUTES.includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

function textOf(node: Nodes, source: string): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'html':
      return node.value.startsWith('<!--') ? '' : node.value.replace(TAG, ' ');
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return STRING_EXPRESSION.exec(node.value)?.[2] ?? '';
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      if (node.name === 'br') return ' ';
      const inner = node.children.map(child => textOf(child, source)).join('');
      const text = inner || readableAttributes(node).join(' ');
      return BLOCK_ELEMENT.test(node.name ?? '') ? ` ${text} ` : text;
    }
    case 'textDirective':
    case 'leafDirective':
      // `language:en` parses as a directive named `en`, which Docusaurus prints as it was written.
      return source.slice(node.position?.start.offset, node.position?.end.offset);
    default:
      return 'children' in node ? node.children.map(child => textOf(child, source)).join('') : '';
  }
}

/**
 * Returns the text a reader sees of inline nodes, white space collapsed. Code keeps its text, an image counts its
 * alternative text, comments and computed expressions count nothing.
 */
export function inlineText(nodes: readonly Nodes[], source: string): string {
  return nodes
    .map(node => textOf(node, source))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
