import type {Config} from 'dompurify';
import DOMPurify from 'dompurify';
import type {Token, Tokens} from 'marked';
import {Lexer, Parser, Renderer} from 'marked';

/** A link of an answer: where it leads, and whether that is another site. */
export interface AnswerLink {
  url: string;
  isExternal: boolean;
}

/** Turns the address in a link of an answer into a link of the page; null for one that must not be followed. */
export type LinkResolver = (href: string) => AnswerLink | null;

/** A source that an answer names. */
export interface Source extends AnswerLink {
  title: string;
}

/** Class of the code blocks that have come to their end. */
export const CLOSED_CODE = 'DocSearch-Markdown-Code';

export interface AnswerBlocks {
  /** Sanitised HTML, one piece a block; all but the last stay as they are while the text grows. */
  blocks: string[];
  /** The links of the answer in its order, each address once; without those that a list at its end names already. */
  sources: Source[];
}

/** A list of links and nothing else at the end of an answer, and the colon of what introduces it. */
const CLOSING_LIST = /:\n+(?:(?:[-*]|\d+\.) \[.*\]\(\S+\)(?: \([A-Z]+\))?\n*)+$/;

const SANITISER: Config = {
  ALLOWED_TAGS: [
    ...['a', 'b', 'strong', 'em', 'del', 'code', 'pre', 'br', 'hr', 'p', 'blockquote', 'div', 'span'],
    ...['ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'target', 'class', 'start', 'align', 'tabindex'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The title of an exchange is a heading of the second level; those within an answer lie under it. */
const TOP_HEADING = 3;
const LOWEST_HEADING = 6;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function anchorOf(link: AnswerLink | null, content: string): string {
  if (!link) return content;
  const external = link.isExternal ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(link.url)}"${external}>${content}</a>`;
}

/** Returns whether a code block has come to its end. */
function isClosed(raw: string): boolean {
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(raw) ?? [];
  return !fence || new RegExp(`\\n {0,3}${fence}[\`~]*\\s*$`).test(raw);
}

class AnswerRenderer extends Renderer {
  constructor(readonly resolve: LinkResolver) {
    super();
  }

  override html({text}: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  override link({href, tokens}: Tokens.Link): string {
    return anchorOf(this.resolve(href), this.parser.parseInline(tokens));
  }

  /** A picture would be fetched from wherever an answer says. */
  override image({href, text}: Tokens.Image): string {
    return anchorOf(this.resolve(href), escapeHtml(text));
  }

  override heading({depth, tokens}: Tokens.Heading): string {
    const level = Math.min(depth + TOP_HEADING - 1, LOWEST_HEADING);
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
  }

  override code({raw, text}: Tokens.Code): string {
    return `<pre tabindex="0"><code${isClosed(raw) ? ` class="${CLOSED_CODE}"` : ''}>${escapeHtml(text)}</code></pre>`;
  }

  override checkbox({checked}: Tokens.Checkbox): string {
    return checked ? '☑ ' : '☐ ';
  }

  override table(token: Tokens.Table): string {
    return `<div class="DocSearch-Markdown-Table" tabindex="0">${super.table(token)}</div>`;
  }
}

function isLink(token: Token): token is Tokens.Link {
  return token.type === 'link';
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(token => {
      if ('tokens' in token && token.tokens) return plainText(token.tokens);
      if (token.type === 'escape' || token.type === 'text' || token.type === 'codespan')
        return String(token.text);
      return token.type === 'br' ? ' ' : '';
    })
    .join('');
}

/** Returns what stands inside a token: the cells of a table, the items of a list, the words of a paragraph. */
function childrenOf(token: Token): Token[] {
  if (token.type === 'table') return [token.header, ...token.rows].flat().flatMap(({tokens}) => tokens);
  if (token.type === 'list') return token.items;
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

function linksIn(tokens: readonly Token[]): Tokens.Link[] {
  return tokens.flatMap(token => [...(isLink(token) ? [token] : []), ...linksIn(childrenOf(token))]);
}

function sourcesOf(markdown: string, tokens: readonly Token[], resolve: LinkResolver): Source[] {
  const closing = CLOSING_LIST.test(markdown) ? tokens.filter(({type}) => type === 'list').slice(-1) : [];
  const named = new Set(linksIn(closing).map(({href}) => href));
  const sources = new Map<string, Source>();
  for (const {href, tokens: title} of linksIn(tokens)) {
    const link = named.has(href) ? null : resolve(href);
    if (!link || !/^(https?:|\/)/.test(link.url) || sources.has(link.url)) continue;
    sources.set(link.url, {...link, title: plainText(title).trim() || link.url});
  }
  return [...sources.values()];
}

/** The finished blocks of answers by their Markdown: while an answer grows, only its last block is new. */
const finished = new WeakMap<LinkResolver, Map<string, string>>();

function finishedOf(resolve: LinkResolver, tokens: readonly Token[]): Map<string, string> {
  const known = finished.get(resolve) ?? new Map<string, string>();
  // The address of a reference may stand below the blocks that use it: such an answer is read anew.
  if (tokens.some(({type}) => type === 'def')) return new Map();
  finished.set(resolve, known);
  return known;
}

function htmlOf(parser: Parser, token: Token, known: Map<string, string>): string {
  const html = known.get(token.raw) ?? DOMPurify.sanitize(parser.parse([token]), SANITISER);
  known.set(token.raw, html);
  return html;
}

/**
 * Reads an answer, Markdown from whoever wrote it, as HTML that is safe to show: raw HTML is shown as text, pictures
 * become links, and links go only where `resolve` lets them. What the parser cannot read is shown as plain text.
 */
export function blocksOf(markdown: string, resolve: LinkResolver): AnswerBlocks {
  try {
    const tokens = Lexer.lex(markdown);
    const parser = new Parser({renderer: new AnswerRenderer(resolve)});
    const known = finishedOf(resolve, tokens);
    return {
      blocks: tokens
        .filter(({type}) => type !== 'space' && type !== 'def')
        .map(token => htmlOf(parser, token, known)),
      sources: sourcesOf(markdown, tokens, resolve),
    };
  } catch (error) {
    console.warn('An answer could not be read as Markdown and is shown as plain text.', error);
    return {blocks: [`<p class="DocSearch-Markdown-Plain">${escapeHtml(markdown)}</p>`], sources: []};
  }
}
