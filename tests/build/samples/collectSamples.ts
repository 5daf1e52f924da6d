import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** One fenced block of a Markdown file. */
export interface Sample {
  file: string;
  /** Line of the first line of code, counted from 1. */
  line: number;
  language: string;
  code: string;
  /** Why the block is not checked, from its meta string: `unchecked="reason"`. */
  unchecked?: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective);

/** Returns the fenced blocks of an MDX text in their order. */
export function samplesOf(file: string, mdx: string): Sample[] {
  const samples: Sample[] = [];
  visit(parser.parse(mdx), 'code', (node: Code) => {
    const unchecked = /\bunchecked="([^"]*)"/.exec(node.meta ?? '')?.[1];
    samples.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      language: node.lang ?? '',
      code: node.value,
      ...(unchecked !== undefined && {unchecked}),
    });
  });
  return samples;
}

const FOLDERS = ['docs', 'versioned_docs', 'blog', 'src/i18n'];

/** Returns the paths of every Markdown page and partial of the docs, their versions, the blog and translations. */
export function markdownFiles(): string[] {
  return FOLDERS.filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(file => path.join(folder, file)),
    )
    .filter(file => /\.mdx?$/.test(file))
    .sort();
}

/** Returns the fenced blocks of every Markdown file of the site. */
export function collectSamples(): Sample[] {
  return markdownFiles().flatMap(file => samplesOf(file, readFileSync(file, 'utf8')));
}
