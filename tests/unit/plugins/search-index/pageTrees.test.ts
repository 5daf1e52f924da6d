import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test, vi} from 'vitest';
import {blog, docs, pages} from '../../../../src/config/docs';
import {pageTrees} from '../../../../src/plugins/search-index/pageTrees';

test('tells of the tree of a page, and hands the same one on', () => {
  const listener = vi.fn();
  pageTrees.listen(listener);
  const processor = unified().use(remarkParse).use(pageTrees.remark);
  const tree = processor.parse({path: '/site/docs/a.md', value: 'One\n\nTwo\n'});
  expect(tree.children).toHaveLength(2);
  expect(listener.mock.calls).toEqual([['/site/docs/a.md', 'One\n\nTwo\n', expect.anything()]]);
  expect(listener.mock.calls[0]?.[2]).toBe(tree);
});

test('every plugin that compiles pages has it, so that none is parsed once more', () => {
  for (const {beforeDefaultRemarkPlugins} of [docs, blog, pages])
    expect(beforeDefaultRemarkPlugins).toContain(pageTrees.remark);
});
