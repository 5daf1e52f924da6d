import type {Heading, Image, Nodes, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import type {Finding} from '../Finding';
import {parseMdx} from '../parseMdx';

/** Words that tell a reader how to feel about the text, or praise it. */
const BANNED =
  /\b(simply|easy|easily|easier|just|obviously|of course|basically|seamless(?:ly)?|powerful|robust|leverag(?:e|es|ing)|delves?|effortless(?:ly)?|blazing(?:ly)?)\b/gi;

const DESCRIPTION = {min: 50, max: 160};

const HEADING_ID = /\{\/\* #([a-z0-9][a-z0-9_-]*) \*\/\}\s*$/i;

/** A file or a folder whose name begins with an underscore holds partials: text of a page, not a page. */
const isPartial = (file: string) => /(^|\/)_/.test(file);

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function checkFrontMatter(file: string, mdx: string): Finding[] {
  const yaml = /^---\n([^]*?)\n---/.exec(mdx)?.[1];
  const front = (yaml ? parseYaml(yaml) : {}) as {title?: unknown; description?: unknown};
  const findings: Finding[] = [];
  if (typeof front.title !== 'string')
    findings.push({file, line: 1, message: 'the front matter has no title'});
  const {length} = typeof front.description === 'string' ? front.description : '';
  if (length < DESCRIPTION.min || length > DESCRIPTION.max) {
    findings.push({
      file,
      line: 1,
      message: `the description has ${length} characters, expected ${DESCRIPTION.min} to ${DESCRIPTION.max}`,
    });
  }
  return findings;
}

/**
 * Checks the prose of one MDX file: banned words, headings (unique, each with an id of its own, no level skipped,
 * none of the first level), alternative texts, and for a page its title and a description of 50 to 160 characters.
 */
export function checkProse(file: string, mdx: string): Finding[] {
  const tree = parseMdx(mdx);
  const findings = isPartial(file) ? [] : checkFrontMatter(file, mdx);
  const report = (node: Nodes, message: string) => findings.push({file, line: lineOf(node), message});
  const texts = new Set<string>();
  const ids = new Set<string>();
  let depth = 1;

  visit(tree, 'heading', (node: Heading) => {
    const text = toString(node.children.filter(child => child.type !== 'mdxTextExpression')).trim();
    const source = mdx.slice(node.position?.start.offset, node.position?.end.offset);
    const id = HEADING_ID.exec(source)?.[1];
    if (node.depth === 1) report(node, 'the title in the front matter is the heading of the first level');
    if (node.depth > depth + 1 && !(isPartial(file) && depth === 1)) {
      report(node, `a heading of level ${node.depth} under one of level ${depth}`);
    }
    depth = node.depth;
    if (!id) report(node, `the heading "${text}" has no id, such as {/* #the-id */}`);
    else if (ids.has(id)) report(node, `the heading id "${id}" stands twice`);
    else ids.add(id);
    if (texts.has(text)) report(node, `the heading "${text}" stands twice`);
    texts.add(text);
  });
  visit(tree, 'image', (node: Image) => {
    if (!node.alt) report(node, `the image ${node.url} has no alternative text`);
  });
  visit(tree, 'text', (node: Text) => {
    for (const [word] of node.value.matchAll(BANNED)) report(node, `"${word}" says nothing: leave it out`);
  });
  return findings;
}
