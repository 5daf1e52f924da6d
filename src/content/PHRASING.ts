/** The types of nodes that stand within a paragraph. */
export const PHRASING: ReadonlySet<string> = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'image',
  'footnoteReference',
  'mdxJsxTextElement',
  'html',
  'break',
]);
