import type {Config} from 'dompurify';
import DOMPurify from 'dompurify';
import type {Token, Tokens} from 'marked';
import {Lexer, Parser, Renderer} from 'marked';
import {LONGEST_ANSWER} from '../../../protocols/ask/assembleMessage';
import {linesOf} from '../../../protocols/ask/linesOf';
import {type Segment, segmentsOf} from './segmentsOf';

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
  /** Sanitized HTML, one piece a part of the text; all but the last stay as they are while the text grows. */
  blocks: string[];
  /** The links of the answer in its order, each address once; without those that a list at its end names already. */
  sources: Source[];
  /** Whether there are links in the text, also such as must not be followed. */
  hasLinks: boolean;
}

/** What is longer without a blank line, and no code, is shown as it is: a parser would take its time for it. */
const LONGEST_SEGMENT = 8 * 1024;

/** The most links to one another that a text may define; the rest is read as text. */
const MOST_DEFINITIONS = 50;

const SANITIZER: Config = {
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

/** Returns whether a code block has come to its end: one by indentation always has. */
function isClosed(raw: string): boolean {
  const lines = [...linesOf(raw)];
  return !lines.some(({isOpening}) => isOpening) || (lines.length > 1 && !endsOpen(raw));
}

/** Returns whether a text ends within a code block: a line after it would belong to that. */
function endsOpen(text: string): boolean {
  return [...linesOf(`${text}\n.`)].at(-1)?.isCode === true;
}

function codeHtml(code: string, isWhole: boolean, language = ''): string {
  const classes = [/^[\w-]+$/.test(language) && `language-${language}`, isWhole && CLOSED_CODE].filter(
    Boolean,
  );
  const attributes = classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
  return `<div class="DocSearch-CodeSnippet"><pre tabindex="0"><code${attributes}>${escapeHtml(code)}</code></pre></div>`;
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

  override code({raw, text, lang}: Tokens.Code): string {
    return codeHtml(text, isClosed(raw), lang);
  }

  override checkbox({checked}: Tokens.Checkbox): string {
    return checked ? '☑ ' : '☐ ';
  }

  override table(token: Tokens.Table): string {
    return `<div class="DocSearch-Markdown-Table" tabindex="0">${super.table(token)}</div>`;
  }
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

const isList = (token: Token): token is Tokens.List => token.type === 'list';

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
  if (isTable(token)) return [token.header, ...token.rows].flat().flatMap(({tokens}) => tokens);
  if (isList(token)) return token.items;
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

function linksIn(tokens: readonly Token[]): Tokens.Link[] {
  return tokens.flatMap(token => [...(isLink(token) ? [token] : []), ...linksIn(childrenOf(token))]);
}

function isSpace({type}: Token): boolean {
  return type === 'space' || type === 'def';
}

/** Returns whether a token is a list of links and nothing else, each maybe with the language of its page behind it. */
function isLinkList(token: Token): token is Tokens.List {
  if (token.type !== 'list') return false;
  return (token as Tokens.List).items.every(({tokens}) => {
    const [first, ...others] = tokens.flatMap(each => ('tokens' in each && each.tokens) || [each]);
    const rest = others
      .map(({raw}) => raw)
      .join('')
      .trim();
    return first?.type === 'link' && /^(?:\([A-Z]{1,8}\))?$/.test(rest);
  });
}

/** Returns the list of links at the end of an answer that a line with a colon introduces; nothing where there is none. */
function closingList(tokens: readonly Token[]): Token[] {
  const [before, last] = tokens.filter(token => !isSpace(token)).slice(-2);
  return before?.type === 'paragraph' && before.raw.trimEnd().endsWith(':') && last && isLinkList(last)
    ? [last]
    : [];
}

/** Returns a title for an address that has none: its last word, and the site it is on. */
function titleOfAddress({url, isExternal}: AnswerLink): string {
  const {host, pathname, hash} = new URL(url, 'https://site.invalid');
  const word = hash.slice(1) || pathname.split('/').findLast(part => part !== '') || '';
  let words = word.replace(/\.\w{1,5}$/, '');
  try {
    words = decodeURIComponent(words);
  } catch {
    // An address that is no text is its own title.
  }
  words = words.replaceAll(/[-_+]/g, ' ').trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  if (!isExternal) return title || url;
  return title ? `${title} – ${host}` : host;
}

function sourcesOf(tokens: readonly Token[], resolve: LinkResolver): Source[] {
  const named = new Set(linksIn(closingList(tokens)).map(({href}) => href));
  const sources = new Map<string, Source>();
  const titled = new Set<string>();
  for (const {href, tokens: title} of linksIn(tokens)) {
    const link = named.has(href) ? null : resolve(href);
    if (!link || !/^(?:https?:|\/)/.test(link.url) || titled.has(link.url)) continue;
    const words = plainText(title).trim();
    const isBare =
      words === '' || words === href || href === `http://${words}` || href === `https://${words}`;
    // A link with words says more of its page than its address does.
    if (!isBare) titled.add(link.url);
    sources.set(link.url, {...link, title: isBare ? titleOfAddress(link) : words});
  }
  return [...sources.values()];
}

/** A segment as it was read. */
interface ReadSegment {
  tokens: Token[];
  html: string;
}

/** The segments of answers by what they say: of a text that grows only the last is new. */
const known = new WeakMap<LinkResolver, Map<string, ReadSegment>>();
const MOST_KNOWN = 5000;

function knownFor(resolve: LinkResolver): Map<string, ReadSegment> {
  const segments = known.get(resolve);
  if (segments && segments.size < MOST_KNOWN) return segments;
  const fresh = new Map<string, ReadSegment>();
  known.set(resolve, fresh);
  return fresh;
}

function lex(raw: string, links: Lexer['tokens']['links']): Lexer['tokens'] {
  const lexer = new Lexer();
  Object.assign(lexer.tokens.links, links);
  return lexer.lex(raw);
}

/** Returns the addresses that references of a text lead to, wherever they are defined in it. */
function definitionsIn(segments: readonly Segment[]): Lexer['tokens']['links'] {
  const links: Lexer['tokens']['links'] = {};
  for (const {raw, isCode} of segments) {
    if (isCode || raw.length > LONGEST_SEGMENT || !raw.includes(']:')) continue;
    for (const [name, link] of Object.entries(lex(raw, {}).links)) {
      if (Object.keys(links).length >= MOST_DEFINITIONS) return links;
      links[name] ??= link;
    }
  }
  return links;
}

function plainHtml(text: string): string {
  return `<p class="DocSearch-Markdown-Plain">${escapeHtml(text)}</p>`;
}

/** Returns a segment that is too long to be parsed: code as code, and what else it is as its text. */
function readLong({raw, isCode}: Segment): ReadSegment {
  if (!isCode) return {tokens: [], html: plainHtml(raw)};
  const isWhole = !endsOpen(raw);
  const lines = raw
    .trimEnd()
    .split('\n')
    .slice(1, isWhole ? -1 : undefined);
  return {tokens: [], html: codeHtml(lines.join('\n'), isWhole)};
}

function readSegment(segment: Segment, links: Lexer['tokens']['links'], resolve: LinkResolver): ReadSegment {
  if (segment.raw.length > LONGEST_SEGMENT) return readLong(segment);
  const tokens = lex(segment.raw, links);
  const html = new Parser({renderer: new AnswerRenderer(resolve)}).parse(tokens);
  return {tokens, html: DOMPurify.sanitize(html, SANITIZER)};
}

/** Returns the last segment of a text that still grows, cut so that a long one is drawn again only now and then. */
function settle(segment: Segment): Segment {
  const step = segment.raw.length < 2048 ? 1 : 2 ** (Math.floor(Math.log2(segment.raw.length)) - 3);
  return {...segment, raw: segment.raw.slice(0, segment.raw.length - (segment.raw.length % step))};
}

/** What folds a part of an answer: `<details>` and `<summary>` in a paragraph of their own, the rest as Markdown. */
const FOLD = {start: /^<details>\s*<summary>([^]*?)<\/summary>\s*$/, end: /^<\/details>\s*$/};

/** Returns the blocks of an answer; what is folded is one, also while its end has not come yet. */
function foldBlocks(segments: readonly ReadSegment[]): string[] {
  const blocks: {summary: string | null; html: string}[] = [];
  let isFolded = false;
  for (const {tokens, html} of segments) {
    const [token] = tokens;
    const tag = token?.type === 'html' ? token.raw : '';
    const summary = FOLD.start.exec(tag)?.[1];
    const last = blocks.at(-1);
    if (summary !== undefined) {
      blocks.push({summary: escapeHtml(plainText(Lexer.lexInline(summary))), html: ''});
      isFolded = true;
    } else if (isFolded && FOLD.end.test(tag)) isFolded = false;
    else if (isFolded && last) last.html += html;
    else if (html !== '') blocks.push({summary: null, html});
  }
  return blocks.map(({summary, html}) =>
    summary === null ? html : `<details><summary>${summary}</summary>${html}</details>`,
  );
}

/**
 * Reads an answer, Markdown from whoever wrote it, as HTML that is safe to show: raw HTML is shown as text, but
 * what folds a part of it, pictures become links, and links go only where `resolve` lets them. What the parser cannot read, and what is too long for it,
 * is shown as plain text.
 *
 * @param isGrowing - whether more of it is to come
 */
export function answerBlocksOf(markdown: string, resolve: LinkResolver, isGrowing = false): AnswerBlocks {
  const text = markdown.slice(0, LONGEST_ANSWER);
  try {
    const segments = segmentsOf(text);
    const last = segments.at(-1);
    if (isGrowing && last) segments[segments.length - 1] = settle(last);
    const links = definitionsIn(segments);
    const signature = JSON.stringify(links);
    const all = knownFor(resolve);
    const read = segments.map((segment, index) => {
      const key = signature + segment.raw;
      const found = all.get(key) ?? readSegment(segment, links, resolve);
      if (!isGrowing || index < segments.length - 1) all.set(key, found);
      return found;
    });
    const tokens = read.flatMap(each => each.tokens);
    return {
      blocks: foldBlocks(read),
      sources: isGrowing ? [] : sourcesOf(tokens, resolve),
      hasLinks: !isGrowing && linksIn(tokens).length > 0,
    };
  } catch (error) {
    console.warn('An answer could not be read as Markdown and is shown as plain text.', error);
    return {blocks: [plainHtml(text)], sources: [], hasLinks: false};
  }
}
