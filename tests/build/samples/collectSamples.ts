import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {markdownFiles, parseMdx} from '../parseMdx';

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

/** Returns the fenced blocks of an MDX text in their order. */
export function samplesOf(file: string, mdx: string): Sample[] {
  const samples: Sample[] = [];
  visit(parseMdx(mdx), 'code', (node: Code) => {
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

/** Returns the fenced blocks of every Markdown file of the site. */
export function collectSamples(): Sample[] {
  return markdownFiles().flatMap(file => samplesOf(file, readFileSync(file, 'utf8')));
}
