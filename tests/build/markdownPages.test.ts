import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {defaultTreeAdapter as html, type DefaultTreeAdapterTypes, parse} from 'parse5';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {DOCUMENTATION} from '../support/documentation';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page and its twin must agree on. */
interface Content {
  headings: string[];
  code: string[];
  links: string[];
  cells: string[];
}

/** This site, and one under a sub-path whose pages are written from right to left in one of its languages. */
const SITES = [
  {folder: 'build', base: '/', isFixture: false},
  {folder: DOCUMENTATION.other.build, base: DOCUMENTATION.other.baseUrl, isFixture: true},
];

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

const oneLine = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

const attributeOf = (element: Element, name: string) =>
  element.attrs.find(attribute => attribute.name === name)?.value;

const classesOf = (element: Element) => (attributeOf(element, 'class') ?? '').split(' ');

function* elementsOf(node: Node, isLeftOut: (element: Element) => boolean = () => false): Generator<Element> {
  if (html.isElementNode(node)) {
    if (isLeftOut(node)) return;
    yield node;
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child, isLeftOut);
}

function textOf(node: Node): string {
  if (html.isTextNode(node)) return node.value;
  if (html.isElementNode(node) && node.tagName === 'br') return ' ';
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  // Before the mark of a link to another site there is a space.
  return html.isElementNode(node) && node.tagName === 'a' ? text.trimEnd() : text;
}

function twinContent(text: string): Content {
  const tree = markdown.parse(text);
  const content: Content = {headings: [], code: [], links: [], cells: []};
  const plain = (node: Nodes) => oneLine(toString(node, {includeHtml: false}));
  visit(tree, node => {
    if (node.type === 'heading') content.headings.push(`${node.depth} ${plain(node)}`);
    if (node.type === 'code') content.code.push(node.value.trimEnd());
    if (node.type === 'link') content.links.push(new URL(node.url).href);
    if (node.type === 'tableCell') content.cells.push(plain(node));
  });
  return content;
}

/** Returns the address that a link of a page has in the twin: absolute, and that of a twin where there is one. */
function linkOf(href: string, page: URL, hasTwin: (pathname: string) => boolean): string {
  const url = new URL(href, page);
  if (url.origin !== page.origin) return url.href;
  const twin = `${url.pathname.replace(/(.)\/$/, '$1')}.md`.replace(/^\/\.md$/, '/index.md');
  return hasTwin(twin) ? url.origin + twin + url.search + url.hash : url.href;
}

/** What the theme makes of the sidebar and of the headings: cards, and the table of contents within the text. */
const isNavigation = (element: Element) =>
  classesOf(element).some(name => ['card', 'table-of-contents', 'row'].includes(name));

function pageContent(text: string, address: URL, hasTwin: (pathname: string) => boolean): Content {
  const article = [...elementsOf(parse(text))].find(({tagName}) => tagName === 'article');
  if (!article) throw new Error(`${address.pathname} has no article`);
  const whole = [...elementsOf(article, isNavigation)];
  const texts = whole.filter(element => classesOf(element).includes('markdown'));
  // Around the text of a page of its own there is nothing else.
  const inText = texts.length > 0 ? texts.flatMap(element => [...elementsOf(element, isNavigation)]) : whole;
  const links = inText.filter(
    element =>
      element.tagName === 'a' && !classesOf(element).includes('hash-link') && attributeOf(element, 'href'),
  );
  return {
    headings: whole
      .filter(({tagName}) => /^h[1-6]$/.test(tagName))
      .map(element => `${element.tagName.slice(1)} ${oneLine(textOf(element))}`),
    code: inText.filter(({tagName}) => tagName === 'pre').map(element => textOf(element).trimEnd()),
    links: links.map(element => linkOf(attributeOf(element, 'href') ?? '', address, hasTwin)),
    cells: inText
      .filter(({tagName}) => tagName === 'th' || tagName === 'td')
      .map(element => oneLine(textOf(element))),
  };
}

const frontMatterOf = (text: string): unknown => parseYaml(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '');

const headLinks = (text: string) =>
  [...elementsOf(parse(text))]
    .filter(({tagName}) => tagName === 'link')
    .map(element => new Map(element.attrs.map(({name, value}) => [name, value])));

describe.each(SITES)('in $folder', ({folder, base, isFixture}) => {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const twins = files.filter(file => file.endsWith('.md'));

  /** Returns the file of the page that a twin belongs to. */
  const pageFileOf = (twin: string) =>
    path.join(folder, twin.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '/'), 'index.html');

  const fileAt = (pathname: string) => path.join(folder, pathname.slice(base.length));

  describe('the Markdown twins', () => {
    test('there are some', () => expect(twins.length).toBeGreaterThan(0));

    test.runIf(isFixture)('there are some in every language', () => {
      expect(twins.length).toBeGreaterThan(20);
      expect(twins.some(twin => /^[a-z]{2}(?:-[A-Z]{2})?\/docs\//.test(twin))).toBe(true);
    });

    test.each(twins)('%s says what its page says', twin => {
      const text = readFileSync(path.join(folder, twin), 'utf8');
      const page = readFileSync(pageFileOf(twin), 'utf8');
      const {canonical, language, title} = Object.assign(
        {canonical: '', language: '', title: ''},
        frontMatterOf(text),
      );
      expect(twinContent(text)).toEqual(
        pageContent(page, new URL(canonical), pathname => existsSync(fileAt(pathname))),
      );
      expect(title).not.toBe('');
      expect(language).toMatch(/^[a-z]{2}/);
      const links = headLinks(page);
      expect(links.find(link => link.get('rel') === 'canonical')?.get('href')).toBe(canonical);
      // What is written as a component, or is a comment, is not left over: it would be read as HTML, or as text.
      const tree = markdown.parse(text);
      visit(tree, 'html', ({value}) => expect(value).toBe('<br>'));
      visit(tree, 'text', ({value}) => expect(value).not.toMatch(/^(?:import |export |:::)|\{\/\*/));
    });

    test('a page names its twin and the overview that lists it, and each page that does has one', () => {
      const named = files
        .filter(file => file.endsWith('.html'))
        .flatMap(file => {
          const links = headLinks(readFileSync(path.join(folder, file), 'utf8'));
          return links
            .filter(link => link.get('rel') === 'alternate' && link.get('type') === 'text/markdown')
            .map(link => {
              const overview = links.find(other => other.get('rel') === 'describedby')?.get('href') ?? 'none';
              expect(existsSync(fileAt(new URL(overview, 'https://example.com').pathname)), file).toBe(true);
              return new URL(link.get('href') ?? '', 'https://example.com').pathname.slice(base.length);
            });
        });
      expect(named.sort()).toEqual([...twins].sort());
    });
  });

  test('each page of the documentation says in its head that it is an article', () => {
    for (const twin of twins.filter(file => /^(?:[a-z]{2}(?:-[A-Z]{2})?\/)?docs\//.test(file))) {
      const data = [...elementsOf(parse(readFileSync(pageFileOf(twin), 'utf8')))]
        .filter(element => attributeOf(element, 'type') === 'application/ld+json')
        .map((element): unknown => JSON.parse(textOf(element)));
      expect(data, twin).toContainEqual(expect.objectContaining({'@type': 'TechArticle'}));
    }
  });

  const posts = twins.filter(file => file.startsWith('blog/'));

  test.runIf(isFixture || posts.length > 0)('feeds hold whole posts', () => {
    const feed: unknown = JSON.parse(readFileSync(path.join(folder, 'blog/feed.json'), 'utf8'));
    expect(posts).not.toEqual([]);
    expect(feed).toMatchObject({items: {length: posts.length}});
    for (const name of ['atom.xml', 'rss.xml', 'feed.json']) {
      const text = readFileSync(path.join(folder, 'blog', name), 'utf8');
      for (const post of posts) {
        const last = twinContent(readFileSync(path.join(folder, post), 'utf8')).headings.at(-1) ?? '';
        expect(text.includes(oneLine(last.slice(2)).slice(0, 12)), `${name}: ${post}`).toBe(true);
      }
    }
  });

  describe('the overviews', () => {
    const overviews = files
      .filter(file => path.basename(file) === 'llms.txt')
      .map(file => path.join(folder, file));

    test('there is one a version and language, in the form of the convention', () => {
      expect(overviews.length).toBeGreaterThan(isFixture ? 1 : 0);
      for (const file of overviews) {
        const text = readFileSync(file, 'utf8');
        expect(text.length, file).toBeLessThanOrEqual(100_000);
        const [title, summary, ...rest] = markdown.parse(text).children;
        expect(title, file).toMatchObject({type: 'heading', depth: 1});
        expect(summary, file).toMatchObject({type: 'blockquote'});
        const sections = rest.slice(rest.findIndex(({type}) => type === 'heading'));
        expect(sections.length % 2, file).toBe(0);
        sections.forEach((node, place) =>
          expect(node, file).toMatchObject(place % 2 === 0 ? {type: 'heading', depth: 2} : {type: 'list'}),
        );
        for (const link of twinContent(text).links)
          expect(existsSync(fileAt(new URL(link).pathname)), `${file}: ${link}`).toBe(true);
      }
    });

    test('every twin is listed in one of them, and its text is in the file with all pages', () => {
      const listed = overviews.flatMap(file => twinContent(readFileSync(file, 'utf8')).links);
      const full = files
        .filter(file => path.basename(file) === 'llms-full.txt')
        .map(file => path.join(folder, file));
      for (const file of full) expect(readFileSync(file).byteLength, file).toBeLessThanOrEqual(1_500_000);
      const whole = full.map(file => readFileSync(file, 'utf8')).join('\n');
      for (const twin of twins) {
        const text = readFileSync(path.join(folder, twin), 'utf8');
        const address = listed.filter(link => new URL(link).pathname === base + twin);
        expect(address, twin).toHaveLength(1);
        expect(whole.includes(text.replace(/^---\n[^]*?\n---\n\n/, '')), twin).toBe(true);
      }
    });
  });
});
