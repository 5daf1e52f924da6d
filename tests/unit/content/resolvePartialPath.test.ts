import {expect, test} from 'vitest';
import {resolvePartialPath} from '../../../src/content/resolvePartialPath';

test.each([
  ['./_a.mdx', null, './_a.mdx'],
  ['./_b.mdx', './_a.mdx', './_b.mdx'],
  ['./_b.mdx', './parts/_a.mdx', './parts/_b.mdx'],
  ['../_b.mdx', './parts/_a.mdx', './_b.mdx'],
  ['../_b.mdx', './_a.mdx', '../_b.mdx'],
  ['../_b.mdx', '../_a.mdx', '../../_b.mdx'],
  ['../_b.mdx', '../x/_a.mdx', '../_b.mdx'],
  ['./_b.mdx', '@site/docs/_a.mdx', '@site/docs/_b.mdx'],
  ['../_b.mdx', '@site/docs/_a.mdx', '@site/_b.mdx'],
  ['@site/_b.mdx', './_a.mdx', '@site/_b.mdx'],
])('%s imported by %s is %s', (path, importer, expected) => {
  expect(resolvePartialPath(path, importer)).toBe(expected);
});
