import type {Element, Root} from 'hast';
import {highlightLines} from './highlightLines';
import {type Mark, parseMarks} from '../../content/parseMarks';
import {parseMeta} from './parseMeta';

/** What a highlighted block hands to the component that shows it, instead of children. */
export interface HighlightedCode {
  /** The code as HTML, lines wrapped in spans where they are numbered or marked. */
  html: string;
  language: string;
  title?: string;
  /** Number of the first line where lines are numbered. */
  firstLine?: number;
}

/** Highlights one block; `meta` is the text after the language of its fence. */
export function highlightBlock(source: string, language: string, meta: string): HighlightedCode {
  const {title, firstLine, marked} = parseMeta(meta);
  const {code, marks} = parseMarks(source.replace(/\n$/, ''));
  const lines = highlightLines(code, language);
  const classesOf = (line: number) => {
    const kinds: Mark[] = [...(marked.has(line) ? (['marked'] as const) : []), ...(marks.get(line) ?? [])];
    return ['code-line', ...new Set(kinds)].join(' ');
  };
  const wrapped = firstLine !== undefined || marked.size > 0 || marks.size > 0;
  const html = wrapped
    ? lines.map((line, index) => `<span class="${classesOf(index + 1)}">${line}\n</span>`).join('')
    : lines.join('\n');
  return {html, language, ...(title && {title}), ...(firstLine !== undefined && {firstLine})};
}

function textOf(element: Element): string {
  return element.children.map(child => (child.type === 'text' ? child.value : '')).join('');
}

/**
 * Highlights fenced code while pages are compiled, so that no highlighter reaches the browser: each `pre` loses its
 * children and gains the properties of {@link HighlightedCode}.
 */
export function rehypeHighlightCode() {
  const visit = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element' && !('children' in child)) continue;
      const element = child as Element;
      const [code] = element.children;
      if (element.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        const classes = [code.properties.className ?? []].flat().map(String);
        const language =
          classes.find(name => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
        const meta = String(code.properties.metastring ?? code.data?.meta ?? '');
        element.properties = {...highlightBlock(textOf(code), language, meta)};
        element.children = [];
      } else visit(element);
    }
  };
  return (tree: Root) => visit(tree);
}
