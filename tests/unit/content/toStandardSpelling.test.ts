import {describe, expect, test} from 'vitest';
import {toStandardSpelling} from '../../../src/content/toStandardSpelling';

const FENCE = '```';

describe('in every Markdown file', () => {
  test.each([
    [':::tip Know this', ':::tip[Know this]'],
    ['::: tip', ':::tip'],
    ['::: warning Mind `a` here', ':::warning[Mind `a` here]'],
    ['> ::: info [Read] this', '> :::info[[Read] this]'],
    [':::tip[Know this]', ':::tip[Know this]'],
    ['::: tip [Know this]', ':::tip[Know this]'],
    [':::', ':::'],
    [`${FENCE}js [vite.config.js]`, `${FENCE}js title="vite.config.js"`],
    [`${FENCE}ts{1,3} [a.ts]`, `${FENCE}ts {1,3} title="a.ts"`],
    [`${FENCE}ts:line-numbers=4 {5}`, `${FENCE}ts showLineNumbers=4 {5}`],
    [`- ${FENCE}js [a.js]`, `- ${FENCE}js title="a.js"`],
    [`${FENCE}js title="b.js" {1}`, `${FENCE}js title="b.js" {1}`],
    [`${FENCE} [a.js]`, `${FENCE}text title="a.js"`],
  ])('%s', (written, read) => {
    for (const format of ['md', 'mdx'] as const) expect(toStandardSpelling(written, format)).toBe(read);
  });

  test('code and front matter stay as they are', () => {
    const text = [
      '---',
      'title: <!-- no comment -->',
      '---',
      '````md',
      '::: tip',
      '```js [a.js]',
      '<!-- shown --> <br>',
      '```',
      '````',
      '`<br>` and `` <!-- ` --> ``',
    ].join('\n');
    for (const format of ['md', 'mdx'] as const) expect(toStandardSpelling(text, format)).toBe(text);
  });
});

describe('in MDX', () => {
  test.each([
    ['## Title {#own-id}', '## Title \\{#own-id}'],
    ['Text <!-- hidden --> on.', 'Text {/* hidden */} on.'],
    ['a\n<!-- two\n*/ `lines`\n``` -->\n<br>', 'a\n{/* two\n* / `lines`\n``` */}\n<br />'],
    ['One<br>two <img src="/a.png"> <br/>', 'One<br />two <img src="/a.png" /> <br/>'],
    ['<https://example.com/a_b>', '[https://example.com/a_b](https://example.com/a_b)'],
    ['<me@example.com>', '[me@example.com](mailto:me@example.com)'],
  ])('%s', (written, read) => {
    expect(toStandardSpelling(written, 'mdx')).toBe(read);
    if (!written.startsWith('#')) expect(toStandardSpelling(written, 'md')).toBe(written);
  });

  test('each line keeps its number', () => {
    const text = '# A\r\n\r\n<!--\r\nb\r\n-->\r\n::: tip X\r\n:::\r\n';
    expect(toStandardSpelling(text).split('\n')).toHaveLength(text.split('\n').length);
  });
});
