import {expect, test} from 'vitest';
import {pageTree} from '../../../src/content/pageTree';
import {ENGLISH_MARKDOWN_TEXTS, plainMarkdown} from '../../../src/content/plainMarkdown';
import {sectionsOf} from '../../../src/content/sectionsOf';

const FENCE = '```';
const GROUP = `::: code-group\n\n${FENCE}sh [npm]\nnpm i kiln\n${FENCE}\n\n${FENCE}sh [pnpm]\npnpm add kiln\n${FENCE}\n\n:::\n`;

const formats = ['md', 'mdx'] as const;
const twin = (markdown: string, format: 'md' | 'mdx') =>
  plainMarkdown(pageTree(markdown, {format}), 'Title', ENGLISH_MARKDOWN_TEXTS).replace(/^# Title\s*/, '');
const texts = (markdown: string, format: 'md' | 'mdx') =>
  sectionsOf({markdown, format, url: '/docs/page', lvl0: 'Guides'}).flatMap(({passages}) =>
    passages.map(({text}) => text),
  );

test.each(formats)('a group of code is tabs named after the titles, in %s', format => {
  expect(twin(GROUP, format)).toBe(
    `- **npm**\n\n  ${FENCE}sh\n  npm i kiln\n  ${FENCE}\n\n- **pnpm**\n\n  ${FENCE}sh\n  pnpm add kiln\n  ${FENCE}\n`,
  );
  expect(texts(GROUP, format)).toEqual(['npm', 'npm i kiln', 'pnpm', 'pnpm add kiln']);
});

test.each(formats)('details keep their title, in %s', format => {
  expect(texts('::: details How it is fired\n\nSlowly.\n\n:::', format)).toEqual([
    'How it is fired',
    'Slowly.',
  ]);
  expect(texts(':::details\n\nSlowly.\n\n:::', format)).toEqual(['Details', 'Slowly.']);
});

test.each(formats)('an alert is an admonition, and a quotation stays one, in %s', format => {
  expect(twin('> [!WARNING]\n> It is *hot*.\n>\n> Wait.', format)).toBe(
    '> **Warning**\n>\n> It is *hot*.\n>\n> Wait.\n',
  );
  expect(twin('> [!NOTE] It is hot.', format)).toBe('> **Note**\n>\n> It is hot.\n');
  expect(twin('> [!X] It is hot.', format)).toContain('It is hot.');
});

test('scripts and styles of another site are left out, other HTML is text', () => {
  const markdown =
    '<script setup>\nconst kiln = 1;\n</script>\n\n<style>\n.a { color: red }\n</style>\n\n<p align="center">Shown</p>\n\n<!-- not\n\nshown -->\n';
  expect(texts(markdown, 'md')).toEqual(['Shown']);
});

test.each([
  ['An Array<T> of <name of the file>.', 'An Array<T> of <name of the file>.'],
  ['Press <kbd>Ctrl</kbd>, <Badge text="new" />, <Note>inner</Note>.', 'Press Ctrl, , inner.'],
])('angle brackets around what is no element are text: %s', (markdown, text) => {
  expect(texts(markdown, 'md').map(one => one.replace(/\s+/g, ' '))).toEqual([text]);
});
