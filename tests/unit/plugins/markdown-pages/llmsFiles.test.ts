import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {llmsFiles} from '../../../../src/plugins/markdown-pages/llmsFiles';
import {twinOf} from '../../../../src/plugins/markdown-pages/twinOf';
import type {PageSource} from '../../../../src/plugins/pages/collectPages';

const stable = {label: 'Stable', path: '/sub/docs', isMain: true};
const page = (id: string, more: Partial<PageSource> = {}): PageSource => ({
  source: `@site/docs/${id}.mdx`,
  url: `/sub/docs/${id}`,
  title: `About ${id}`,
  description: `All of\n${id}.`,
  lvl0: 'Guides',
  tag: 'docs-default-current',
  version: 'current',
  docs: stable,
  isUnlisted: false,
  order: 0,
  folders: [],
  ...more,
});
const site = {
  title: 'Example',
  texts: {summary: 'An example.', details: 'Add `.md`.', fullText: 'all in one', rest: 'Not here:'},
  origin: 'https://e.com',
  baseUrl: '/sub/',
  languages: [{label: 'Français', baseUrl: '/sub/fr/'}],
  markdownOf: ({title}: PageSource) => `# ${title}\n\nText\n`,
};
const old = {label: 'v3', path: '/sub/docs/v3', isMain: false};
const pages = [
  page('b', {order: 1}),
  page('a'),
  page('c', {lvl0: 'Reference', order: 2, title: '[Pre-v4] c', description: ''}),
  page('v3/a', {docs: old, version: 'v3'}),
  page('post', {url: '/sub/blog/post', lvl0: 'Blog', docs: undefined, version: null}),
];
const fileOf = (path: string, all = pages, more = {}) =>
  llmsFiles({...site, ...more, pages: all}).find(file => file.path === path)?.text ?? '';

test('the overview lists the pages of the main version in the order of the sidebar, then what has no version', () => {
  expect(fileOf('/sub/llms.txt')).toBe(
    [
      '# Example, Stable',
      '> An example.',
      'Add `.md`.',
      '## Guides\n\n- [About a](https://e.com/sub/docs/a.md): All of a.\n- [About b](https://e.com/sub/docs/b.md): All of b.',
      '## Reference\n\n- [(Pre-v4) c](https://e.com/sub/docs/c.md)',
      '## Blog\n\n- [About post](https://e.com/sub/blog/post.md): All of post.',
      '## Optional\n\n- [llms-full.txt](https://e.com/sub/llms-full.txt): all in one\n- [v3](https://e.com/sub/docs/v3/llms.txt)\n- [Français](https://e.com/sub/fr/llms.txt)\n',
    ].join('\n\n'),
  );
});

test('another version has files of its own, below its address', () => {
  expect(llmsFiles({...site, pages}).map(({path}) => path)).toEqual([
    '/sub/llms.txt',
    '/sub/llms-full.txt',
    '/sub/docs/v3/llms.txt',
    '/sub/docs/v3/llms-full.txt',
  ]);
  expect(fileOf('/sub/docs/v3/llms.txt')).toContain('# Example, v3\n');
  expect(fileOf('/sub/docs/v3/llms.txt')).not.toContain('/sub/docs/a.md');
});

test('an overview that would be too long goes without descriptions', () => {
  const many = Array.from({length: 400}, (_, order) =>
    page(`p${order}`, {order, description: 'x'.repeat(300)}),
  );
  expect(fileOf('/sub/llms.txt', many).length).toBeLessThan(100_000);
  expect(fileOf('/sub/llms.txt', many)).toContain('/p399.md)\n');
});

test('the file with all pages holds whole pages, and names those that do not fit', () => {
  expect(fileOf('/sub/llms-full.txt')).toContain(
    '---\n\n<https://e.com/sub/docs/a.md>\n\n# About a\n\nText\n',
  );
  const long = 'é'.repeat(400_000);
  const full = fileOf('/sub/llms-full.txt', pages, {
    markdownOf: ({title}: PageSource) => `# ${title}\n\n${long}\n`,
  });
  expect(Buffer.byteLength(full)).toBeLessThan(1_500_000);
  expect(full).toContain('# About a\n');
  expect(full).not.toContain('\n# About b\n');
  expect(full).toContain('Not here:\n\n- [About b](https://e.com/sub/docs/b.md)\n');
});

test('a twin says in its front matter what it is and where it is from', () => {
  const text = twinOf('# About a\n', {
    page: page('a', {title: 'One: two', date: '2026-10-29'}),
    language: 'en',
    origin: 'https://e.com',
  });
  const [, frontMatter = '', body] = /^---\n([^]*?)---\n\n([^]*)$/.exec(text) ?? [];
  expect(body).toBe('# About a\n');
  expect(parse(frontMatter)).toEqual({
    title: 'One: two',
    description: 'All of\na.',
    version: 'Stable',
    date: '2026-10-29',
    language: 'en',
    canonical: 'https://e.com/sub/docs/a',
  });
});
