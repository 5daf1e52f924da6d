import {expect, test} from 'vitest';
import {type PageTreeOptions, pageTree} from '../../../src/content/pageTree';
import {ENGLISH_MARKDOWN_TEXTS, markdownTextsOf, plainMarkdown} from '../../../src/content/plainMarkdown';

const plain = (markdown: string, options: PageTreeOptions = {}, texts = ENGLISH_MARKDOWN_TEXTS) =>
  plainMarkdown(pageTree(markdown, options), 'Title', texts);

/** Returns the text below the title. */
const below = (...args: Parameters<typeof plain>) => plain(...args).replace(/^# Title\n\n/, '');

test('the title stands first, that of the text where it has one', () => {
  expect(plain('Text')).toBe('# Title\n\nText\n');
  expect(plain('---\ntitle: Other\n---\n\n# Own {#own}\n\nText')).toBe('# Own\n\nText\n');
});

test('anchors, comments, imports and computed expressions are left out', () => {
  expect(
    below(
      "import x from 'x';\n\n## Part {/* #part */}\n\nOne {/* hidden */} two {'three'} {x}\n\n{/* truncate */}\n",
    ),
  ).toBe('## Part\n\nOne  two three\n');
});

test('an admonition is a quotation that begins with its kind and its title', () => {
  expect(below(':::warning[Mind `this`]\n\nText\n\n```sh\nrun\n```\n\n:::')).toBe(
    '> **Warning: Mind `this`**\n>\n> Text\n>\n> ```sh\n> run\n> ```\n',
  );
  expect(below(':::caution\n\nText\n\n:::')).toBe('> **Warning**\n>\n> Text\n');
});

test('tabs are a list, one in another as well', () => {
  expect(
    below(
      '<Tabs>\n<TabItem value="js" label="JavaScript">\n\n<Tabs>\n<TabItem value="npm">\n\n```sh\nnpm i\n```\n\n</TabItem>\n</Tabs>\n\nMore\n\n</TabItem>\n</Tabs>\n\nAfter',
    ),
  ).toBe('- **JavaScript**\n\n  - **npm**\n\n    ```sh\n    npm i\n    ```\n\n  More\n\nAfter\n');
});

test('components leave what is in them, HTML elements what they mean', () => {
  expect(below('<Steps>\n\n1. One\n2. Two\n\n</Steps>')).toBe('1. One\n2. Two\n');
  expect(below('<BeforeYouBegin>\n\n- A key\n\n</BeforeYouBegin>')).toBe('**Before you begin**\n\n- A key\n');
  expect(
    below('A <Term id="hit">hit</Term>, <kbd>Esc</kbd>, <a href="/x">x</a>, <strong>b</strong><br />c'),
  ).toBe('A hit, Esc, [x](/x), **b**\\\nc\n');
  expect(below('<details>\n<summary>More</summary>\n\nText\n\n</details>')).toBe('**More**\n\nText\n');
  expect(below('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>')).toBe('- One\n- Two\n');
  expect(below('<table><tbody><tr><th>A</th></tr><tr><td>b</td></tr></tbody></table>')).toBe(
    '| A |\n| - |\n| b |\n',
  );
});

test('a table stays whole, and each of its rows on one line', () => {
  expect(below('| A | B |\n|---|---|\n| `a\\|b` | one<br/>two |\n')).toBe(
    '| A | B |\n| - | - |\n| `a\\|b` | one<br>two |\n',
  );
});

test('code loses the comments that mark lines, and keeps its language and its title', () => {
  expect(below('```js title="a.js" {1}\n  // highlight-next-line\n  run(); // [!code ++]\n```')).toBe(
    '`a.js`\n\n```js\n  run();\n```\n',
  );
});

test('imported files and drawings stand where they are used', () => {
  const options: PageTreeOptions = {
    resolveImport: () => '## From there\n\n[far](./far.mdx)',
    resolveLink: (url, path) => (path === './_part.mdx' ? `there:${url}` : undefined),
    resolveFigure: () => ({name: 'A line', caption: 'It rises.', legend: [{term: 'One.', text: 'Low.'}]}),
  };
  expect(
    below(
      "import Part from './_part.mdx';\nimport Line from './Line';\n\n[a *file*](./a.pdf) ![picture](./p.png)\n\n<Part />\n\n<Line />",
      options,
    ),
  ).toBe(
    'a *file* picture\n\n## From there\n\n[far](there:./far.mdx)\n\n*It rises.*\n\nA line.\n\n1. **One.** Low.\n',
  );
});

test('a link by reference leads where its definition does', () => {
  expect(below('[one][a] ![two][a] [three][]\n\n[a]: /a "A"\n')).toBe(
    '[one](/a "A") ![two](/a "A") \\[three]\\[]\n',
  );
});

test('the words of the site are those of the language', () => {
  const texts = markdownTextsOf({'theme.admonition.warning': 'attention', 'site.beforeYouBegin': 'Avant'});
  expect(below(':::warning\n\nTexte\n\n:::', {}, texts)).toBe('> **Attention**\n>\n> Texte\n');
  expect(below('<BeforeYouBegin>\n\nTexte\n\n</BeforeYouBegin>', {}, texts)).toBe('**Avant**\n\nTexte\n');
});
