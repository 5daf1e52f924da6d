import {CELL_SEPARATOR} from '../content/rowWithNames';
import type {QuotedBlock} from './Retriever';

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
/** A sample that begins with the name of its file: a domain, or a property, looks the same but for the ending. */
const NAMED_SAMPLE =
  /^([\w@./[\]-]*\.([cm]?[jt]sx?|json|mdx?|html|css|vue|svelte|astro|txt|toml|ya?ml|py|rb|php|sh|xml|conf))\n([^]*\S[^]*)$/;
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

/** Returns a sample in fences, the name of its file above them: a line of its own at the top, which tells the language. */
function fenced(text: string): string {
  const [, name, language = '', code = text] = NAMED_SAMPLE.exec(text) ?? [];
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  const block = `${fence}${language}\n${code}\n${fence}`;
  return name === undefined ? block : `${codeSpan(name)}\n\n${block}`;
}

/** Returns a row of a table with so many columns; what stands in more cells than that is all in the last one. */
function tableRow(text: string, columns: number): string {
  const cells = text.split(CELL_SEPARATOR);
  const all = [...cells.slice(0, columns - 1), cells.slice(columns - 1).join(CELL_SEPARATOR)];
  return `> | ${all.map(cell => inlineMarkdown(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/**
 * Returns quoted blocks as Markdown: prose in a block quote, headings in bold, items as a list with its numbers, tables as tables and their rows
 * as a list where the columns have no names, code in fences. The words stay as they are; what is written like code is set as
 * code, and nothing in a quote is taken for markup.
 */
export function markdownOf(blocks: readonly QuotedBlock[]): string {
  const parts: {kind: 'list' | 'table' | null; text: string}[] = [];
  let columns = 0;
  for (const {kind, text, step} of blocks) {
    if (kind === 'header') columns = text.split(CELL_SEPARATOR).length;
    else if (kind !== 'row') columns = 0;
    if (kind === 'code') {
      parts.push({kind: null, text: fenced(text)});
      continue;
    }
    const isTable = columns > 0;
    const joins = isTable ? 'table' : kind === 'item' || kind === 'row' ? 'list' : null;
    const inline = kind === 'heading' ? `**${escapeMarkdown(text)}**` : inlineMarkdown(text);
    const row = tableRow(text, columns) + (kind === 'header' ? `\n> |${' --- |'.repeat(columns)}` : '');
    const marker = step === undefined ? '-' : `${step}.`;
    const line = isTable ? row : joins === 'list' ? `> ${marker} ${inline}` : `> ${inline}`;
    const previous = parts.at(-1);
    if (previous?.text.startsWith('>')) {
      const goesOn = kind !== 'header' && joins !== null && joins === previous.kind;
      previous.text += `${goesOn ? '\n' : '\n>\n'}${line}`;
      previous.kind = joins;
    } else parts.push({kind: joins, text: line});
  }
  return parts.map(({text}) => text).join('\n\n');
}
