import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMDXLoaderItem, type Options} from '@docusaurus/mdx-loader';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Processor} from 'unified';
import {expect, test, vi} from 'vitest';
import {formatOf} from '../../src/content/formatOf';
import {EXTENSIONS, parseMarkdown} from '../../src/content/parseMarkdown';
import type {MarkdownFormat} from '../../src/content/toStandardSpelling';

const LOOK =
  'Docusaurus has changed: look at src/plugins/pages/pageTrees.ts and src/content/parseMarkdown.ts';
const DOCS = 'tests/fixtures/documentation/docs';

const MORE = `---
title: More
---

Text of a sentence[^1] with a :text directive, ~~struck~~ words and https://example.com in it.

:::tip[Title with \`code\`]{#id .class}
- [x] done
:::

::leaf[label]{a=b}

> Quoted {1 + 1} <Component value={{a: 1}} />

| a | b |
| - | -: |
| \`x \\| y\` | <br /> |

[^1]: A note.
`;

/** Returns what Docusaurus parses a text to, before any plugin changes it, and how many extensions read the syntax. */
async function parseAsDocusaurus(content: string, filePath: string, format: MarkdownFormat) {
  let tree: unknown;
  let extensions: number | undefined;
  function watch(this: Processor): () => never {
    const {parser} = this;
    this.parser = (text, file) => {
      const parsed = parser?.(text, file);
      if (!parsed) throw new Error('There is no parser.');
      tree = structuredClone(parsed);
      extensions = this.data('micromarkExtensions')?.length;
      return parsed;
    };
    return () => {
      throw new Error('What comes behind the parser needs more of a site.');
    };
  }
  // In tests it makes the processors later, where nobody can get at them.
  vi.stubEnv('NODE_ENV', 'production');
  const {options} = (await createMDXLoaderItem({
    admonitions: true,
    beforeDefaultRemarkPlugins: [watch],
    staticDirs: [],
    siteDir: process.cwd(),
    markdownConfig: {
      format: 'detect',
      mermaid: false,
      remarkRehypeOptions: undefined,
      emoji: true,
      anchors: {maintainCase: false},
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
    },
  })) as {options: Options};
  vi.unstubAllEnvs();
  const processor = options.processors?.[format === 'md' ? 'mdProcessor' : 'mdxProcessor'];
  await processor
    ?.process({content, filePath, frontMatter: {}, compilerName: 'client'})
    .catch(() => undefined);
  return {tree, extensions};
}

const pages = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter(file => /\.mdx?$/.test(file))
  .map(file => ({file: path.resolve(DOCS, file), text: readFileSync(path.join(DOCS, file), 'utf8')}));

test('Docusaurus parses pages to the trees that the search and the twins are made of', async () => {
  expect(pages.length).toBeGreaterThan(10);
  const texts = [
    ...pages,
    {file: path.resolve('more.mdx'), text: MORE},
    {file: path.resolve('more.md'), text: MORE},
  ];
  for (const {file, text} of texts) {
    const format = formatOf(file, text);
    const own = parseMarkdown(text, format);
    expect(own.warning, file).toBeUndefined();
    const {tree, extensions} = await parseAsDocusaurus(own.text, file, format);
    expect(extensions, LOOK).toBe(EXTENSIONS[format]);
    if (own.isAsParsed) expect(own.tree, `${file}: ${LOOK}`).toEqual(tree);
  }
});
