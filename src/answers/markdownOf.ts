import type {Block} from './Retriever';

/**
 * Written as code wherever it stands: identifiers, markup, options, paths of properties. Names such as JavaScript are
 * no code, and a sign by itself is none either.
 */
const CODE = /^(?=.*[\p{L}\p{N}])(?:["'(]*\p{Ll}+\p{Lu}|.*[_<>{}[\]*$=\\`]|-{2}\w|[.#@]\w|.*\w\(\))/u;
const OPENING = /[{[(<]/g;
const CLOSING = /[}\])>]/g;
/** What a sentence puts around a piece of code. */
const AROUND_CODE = /^(["'(]*)(.*?)([.,;:!?"')]*)$/s;
/** The most words that a bracket is followed over until it closes. */
const MOST_WORDS_IN_CODE = 16;
const AT_LINE_START = /^(\s*)(?:([-+>#~])|(\d{1,9})([.)]))/;
const SPECIAL = /[\\`*_[\]<>&~]/g;

/** Returns text for a place where Markdown is read, so that nothing in it is taken for markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(SPECIAL, '\\$&')
    .replace(AT_LINE_START, (_, blank: string, sign = '', number = '', dot = '') =>
      sign ? `${blank}\\${sign}` : `${blank}${number}\\${dot}`,
    );
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Returns how many words from `start` on belong to one piece of code: as many as its brackets need to close. */
function wordsOfCode(words: readonly string[], start: number): number {
  let depth = 0;
  for (let count = 1; count <= MOST_WORDS_IN_CODE && start + count <= words.length; count += 1) {
    const word = words[start + count - 1] ?? '';
    depth += countOf(word, OPENING) - countOf(word.replaceAll('=>', ''), CLOSING);
    if (depth <= 0) return count;
  }
  return 1;
}

/** Returns whether brackets and quotation marks come in pairs. */
function isWhole(code: string): boolean {
  return (
    code !== '' &&
    countOf(code, OPENING) === countOf(code.replaceAll('=>', ''), CLOSING) &&
    countOf(code, /"/g) % 2 === 0 &&
    countOf(code, /'/g) % 2 === 0
  );
}

function inlineMarkdown(text: string): string {
  const words = text.split(' ');
  const written: string[] = [];
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    if (!CODE.test(word)) {
      written.push(written.length === 0 ? escapeMarkdown(word) : word.replace(SPECIAL, '\\$&'));
      index += 1;
      continue;
    }
    const count = wordsOfCode(words, index);
    const code = words.slice(index, index + count).join(' ');
    const [, before = '', inner = '', after = ''] = AROUND_CODE.exec(code) ?? [];
    const [, bare = code, stop = ''] = /^(.*?)([.,;:!?]*)$/s.exec(code) ?? [];
    written.push(isWhole(inner) ? `${before}${codeSpan(inner)}${after}` : `${codeSpan(bare)}${stop}`);
    index += count;
  }
  return written.join(' ');
}

function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/**
 * Returns quoted blocks as Markdown: prose in a block quote, headings in bold, items and rows of a table as a list, code in fences. The
 * words stay as they are; what is written like code is set as code, and nothing in a quote is taken for markup.
 */
export function markdownOf(blocks: readonly Block[]): string {
  const parts: {list: boolean; text: string}[] = [];
  for (const {kind, text} of blocks) {
    if (kind === 'code') {
      parts.push({list: false, text: fenced(text)});
      continue;
    }
    const list = kind === 'item' || kind === 'row';
    const inline = kind === 'heading' ? `**${escapeMarkdown(text)}**` : inlineMarkdown(text);
    const line = list ? `> - ${inline}` : `> ${inline}`;
    const previous = parts.at(-1);
    if (previous?.text.startsWith('>')) {
      previous.text += `${list && previous.list ? '\n' : '\n>\n'}${line}`;
      previous.list = list;
    } else parts.push({list, text: line});
  }
  return parts.map(({text}) => text).join('\n\n');
}
