import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Processor} from 'unified';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../../../../src/content/parseMarkdown';
import {createPageReader} from '../../../../src/plugins/pages/createPageReader';
import {pageTrees} from '../../../../src/plugins/pages/pageTrees';

const TEXT = '# Title\n\nA sentence with a {1 + 1}.\n';

const compiler = () => unified().use(remarkParse).use(remarkMdx).use(pageTrees.remark);
const like = () => compiler().use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);
const parseFile = (
  processor: {parse: (file: {path: string; value: string}) => unknown},
  file: string,
  value: string,
) => processor.parse({path: file, value});

test('a tree is handed over once', () => {
  const parsed = parseMarkdown(TEXT, 'mdx');
  pageTrees.keep('/once.mdx', parsed);
  expect(parseFile(like(), '/once.mdx', TEXT)).toBe(parsed.tree);
  const again = parseFile(like(), '/once.mdx', TEXT);
  expect(again).not.toBe(parsed.tree);
  expect(again).toEqual(parsed.tree);
});

test('a text that has changed since is parsed, and so is another file', () => {
  const parsed = parseMarkdown(TEXT, 'mdx');
  pageTrees.keep('/changed.mdx', parsed);
  const changed = parseFile(like(), '/changed.mdx', `${TEXT}\nMore.\n`);
  expect(changed).toEqual(parseMarkdown(`${TEXT}\nMore.\n`, 'mdx').tree);
  expect(parseFile(like(), '/other.mdx', TEXT)).not.toBe(parsed.tree);
  expect(parseFile(like(), '/changed.mdx', TEXT)).toBe(parsed.tree);
});

test('a compiler that reads more syntax, or another format, parses for itself', () => {
  const parsed = parseMarkdown(TEXT, 'mdx');
  pageTrees.keep('/more.mdx', parsed);
  function remarkMore(this: Processor) {
    this.data('micromarkExtensions')?.push({});
  }
  expect(parseFile(like().use(remarkMore), '/more.mdx', TEXT)).not.toBe(parsed.tree);
  const plain = unified().use(remarkParse).use(pageTrees.remark);
  expect(parseFile(plain.use(remarkFrontmatter).use(remarkGfm), '/more.mdx', TEXT)).not.toBe(parsed.tree);
});

test('a tree that is not as it was parsed is not handed over', () => {
  for (const [file, text] of [
    ['/alert.mdx', '> [!NOTE]\n> An alert as on GitHub.\n'],
    ['/broken.mdx', 'An {expression without end.\n'],
  ] as const) {
    const parsed = parseMarkdown(text, 'mdx');
    pageTrees.keep(file, parsed);
    const format = parsed.format === 'md' ? unified().use(remarkParse).use(pageTrees.remark) : compiler();
    const processor = format.use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);
    expect(parseFile(processor, file, parsed.text), file).not.toBe(parsed.tree);
  }
});

test('trees are kept as far as there is room, and a tree that was taken makes room', () => {
  const {tree, ...rest} = parseMarkdown(TEXT, 'mdx');
  function parseToNothing(this: Processor) {
    this.parser = () => ({type: 'root', children: []});
  }
  const processor = unified().use(parseToNothing).use(remarkMdx).use(pageTrees.remark);
  const nothing = processor.use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);
  const text = TEXT.padEnd(2_500_000);
  pageTrees.keep('/first.mdx', {...rest, tree, text});
  pageTrees.keep('/second.mdx', {...rest, tree, text});
  expect(parseFile(nothing, '/second.mdx', text)).not.toBe(tree);
  expect(parseFile(nothing, '/first.mdx', text)).toBe(tree);
  pageTrees.keep('/second.mdx', {...rest, tree, text});
  expect(parseFile(nothing, '/second.mdx', text)).toBe(tree);
});

test('the reader leaves the trees as they were parsed', () => {
  const docs = 'tests/fixtures/documentation/docs';
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter(file => file.endsWith('.mdx'));
  const readSource = (source: string) => readFileSync(path.join(docs, source.replace('@site/', '')), 'utf8');
  const sources: string[] = [];
  const reader = createPageReader({
    language: 'en',
    sourceLanguage: () => 'en',
    readSource,
    onParsed(source, {tree, format}) {
      sources.push(source);
      expect(tree, source).toEqual(parseMarkdown(readSource(source), format).tree);
    },
    warn: message => expect.unreachable(message),
  });
  for (const file of files)
    reader.read({
      source: `@site/${file}`,
      url: `/docs/${file}`,
      title: file,
      description: '',
      lvl0: 'Documentation',
      tag: 'docs-default-current',
      version: 'current',
      isUnlisted: false,
      order: 0,
      folders: [],
    });
  expect(sources).toHaveLength(files.length);
  expect(files.length).toBeGreaterThan(10);
});
