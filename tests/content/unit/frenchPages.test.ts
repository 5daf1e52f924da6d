import {describe, expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {markdownFiles, parseMdx} from '../../build/parseMdx';

const FOLDER = 'src/i18n/fr/docusaurus-plugin-content-docs/current/';
const ENGLISH = 'docs/';

const POSTS = 'src/i18n/fr/docusaurus-plugin-content-blog/';

const filesBelow = (folder: string) =>
  markdownFiles()
    .filter(file => file.startsWith(folder))
    .map(file => file.slice(folder.length));

const translated = filesBelow(FOLDER);
const posts = filesBelow(POSTS);

type Component = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

function attributeOf(node: Component, name: string): string {
  const attribute = node.attributes.find(entry => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** What readers and links rely on whatever the language: anchors, samples, drawings, tabs and link targets. */
function skeletonOf(mdx: string) {
  const parts: string[] = [];
  const links: string[] = [];
  visit(parseMdx(mdx), (node: Nodes) => {
    if (node.type === 'heading') {
      const source = mdx.slice(node.position?.start.offset, node.position?.end.offset);
      parts.push(`h${node.depth} ${/\{\/\* #(\S+) \*\/\}$/.exec(source)?.[1] ?? ''}`);
    }
    if (node.type === 'code') {
      const {lang, meta, value} = node;
      const marks = (meta ?? '').replace(/title="[^"]*"/, 'title');
      parts.push(`${lang ?? ''} ${marks}, ${value.split('\n').length} lines`);
    }
    if (node.type === 'containerDirective') parts.push(node.name);
    if (node.type === 'tableRow') parts.push(`row of ${node.children.length}`);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const key = ['id', 'groupId', 'value'].map(name => attributeOf(node, name)).join('');
      parts.push(`<${node.name ?? ''} ${key}>`);
    }
    if (node.type === 'link') links.push(node.url);
  });
  return {parts, links: links.sort()};
}

test('every page and partial of the stable version stands in French', () => {
  expect(translated).toEqual(filesBelow(ENGLISH));
});

describe('a French page keeps the anchors, samples and links of the English one', () => {
  test.each([
    ...translated.map(file => [path.join('docs', file), path.join(FOLDER, file)]),
    ...posts.map(file => [path.join('blog', file), path.join(POSTS, file)]),
  ])('%s', (english, french) => {
    expect(existsSync(english), `${english} was removed or renamed`).toBe(true);
    expect(skeletonOf(readFileSync(french, 'utf8'))).toEqual(skeletonOf(readFileSync(english, 'utf8')));
  });
});

test('every post stands in French, with the address, tags and authors of the English one', () => {
  const frontMatterOf = (file: string) =>
    parseYaml(/^---\n([^]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '') as Record<string, unknown>;
  expect(posts).toEqual(filesBelow('blog/'));
  for (const file of posts) {
    const {slug, tags, authors} = frontMatterOf(`blog/${file}`);
    expect(frontMatterOf(POSTS + file)).toMatchObject({slug, tags, authors});
  }
});

test('a French page imports French partials only', () => {
  const imported = translated.flatMap(file =>
    Array.from(
      readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/^import .* from '(.*)';$/gm),
      match => [file, match[1] ?? ''],
    ),
  );
  const partials = imported.filter(([, source]) => source?.includes('/_shared/'));
  expect(partials).not.toEqual([]);
  for (const [file, source] of partials) {
    expect(source, file).toContain(`@site/${FOLDER}_shared/`);
    expect(existsSync((source ?? '').replace('@site/', '')), source).toBe(true);
  }
});
