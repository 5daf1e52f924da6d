import type {Nodes} from 'mdast';

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Attributes of components whose value a reader sees. */
const READABLE_ATTRIBUTES = ['title', 'label', 'summary', 'caption', 'alt'];
/** HTML elements that begin a new line, also where they are written in a row. */
const BLOCK_ELEMENT = /^(?:br|hr|details|summary|div|p|li|d[tdl]|t[hdr]|h[1-6]|section|figcaption)$/;
const TAG = /<\/?([a-z][\w-]*)?[^>]*>/gi;

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

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'html':
      return node.value.replace(TAG, (_, name?: string) => (BLOCK_ELEMENT.test(name ?? '') ? ' ' : ''));
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      if (node.name === 'br') return ' ';
      const inner = node.children.map(textOf).join('');
      const text = inner || readableAttributes(node).join(' ');
      return BLOCK_ELEMENT.test(node.name ?? '') ? ` ${text} ` : text;
    }
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}

/**
 * Returns the text a reader sees of inline nodes, white space collapsed. Code keeps its text, an image counts its
 * alternative text.
 */
export function inlineText(nodes: readonly Nodes[]): string {
  return nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
}
