import {expect, test} from 'vitest';
import {formatOf} from '../../../src/content/formatOf';

test.each([
  ['page.mdx', 'Text', 'mdx'],
  ['page.md', 'Text with {{ braces }} and Array<T>', 'md'],
  ['page.md', '```js\nimport a from "a";\n{/* shown */}\n```\n\nText', 'md'],
  ['page.md', "import Part from './_part.mdx';\n\n<Part />", 'mdx'],
  ['page.md', '## Title {/* #id */}', 'mdx'],
  ['page.mdx', '---\nmdx: {format: md}\n---\nText', 'md'],
  ['page.md', '---\nmdx:\n  format: mdx\n---\nText', 'mdx'],
  ['page.md', '```js\nimport a from "a";', 'md'],
])('%s: %j', (path, markdown, format) => {
  expect(formatOf(path, markdown)).toBe(format);
});
