/** How a file is read: as MDX, or as CommonMark with HTML in it. */
export type MarkdownFormat = 'mdx' | 'md';

const QUOTED = String.raw`[ \t]*(?:>[ \t]*)*`;
const ITEM = String.raw`(?:[-*+][ \t]+|\d+[.)][ \t]+)?`;
const FENCE = new RegExp(String.raw`^(${QUOTED}${ITEM})(\`{3,}|~{3,})[ \t]*([^\s{\[:\`]*)([^\`]*)$`);
const FENCE_END = new RegExp(String.raw`^${QUOTED}(\`{3,}|~{3,})[ \t]*$`);
const CLASSIC_HEADING_ID = /^(\s{0,3}#{1,6}\s.*[^\\])(\{#[^{}]+\}\s*)$/;
const DIRECTIVE = new RegExp(
  String.raw`^(${QUOTED}:{3,})[ \t]*([a-z][a-z-]*)(?:[ \t]+([^{\s].*?))?[ \t]*$`,
  'i',
);
const CODE_SPAN = /(`+)[^`](?:[^]*?[^`])?\1(?!`)/g;
const VOID_ELEMENT = /<(area|br|col|embed|hr|img|input|source|track|wbr)(\s[^<>]*?)?\s*(?<!\/)>/gi;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/g;
const MAIL_AUTOLINK = /<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g;

/** Returns a title of a fence in brackets, and numbers and lines behind its language, as this site writes them. */
function fenceLine(start: string, marker: string, language: string, meta: string): string {
  const title = /\btitle=/.test(meta) ? undefined : /(?:^|\s)\[([^\]]+)\]/.exec(meta);
  const named = title ? meta.replace(title[0], () => ` title="${title[1]?.replaceAll('"', "'")}"`) : meta;
  const rest = named
    .replace(
      /^:line-numbers(?:=(\d+))?/,
      (_, first?: string) => ` showLineNumbers${first ? `=${first}` : ''}`,
    )
    .replace(/^:no-line-numbers/, '')
    .trim();
  // A word that says how the code is shown must not stand where the language does.
  const name = language === '' && rest !== '' ? 'text' : language;
  return `${start}${marker}${name}${rest === '' ? '' : ` ${rest}`}`;
}

function directiveLine(line: string): string {
  return line.replace(DIRECTIVE, (_, colons: string, name: string, title?: string) => {
    const isInBrackets = title?.startsWith('[') && title.endsWith(']');
    return `${colons}${name}${title === undefined ? '' : isInBrackets ? title : `[${title}]`}`;
  });
}

/** Changes what stands beside code in a line. */
function besideCode(line: string, change: (text: string) => string): string {
  let changed = '';
  let end = 0;
  for (const span of line.matchAll(CODE_SPAN)) {
    changed += change(line.slice(end, span.index)) + span[0];
    end = span.index + span[0].length;
  }
  return changed + change(line.slice(end));
}

const toJsx = (text: string) =>
  text
    .replace(VOID_ELEMENT, '<$1$2 />')
    .replace(AUTOLINK, '[$1]($1)')
    .replace(MAIL_AUTOLINK, '[$1](mailto:$1)');

/** Returns a function that turns comments of HTML into those of MDX, line by line. */
function createCommentReader() {
  let isOpen = false;
  /** Returns a piece of a line; what is outside of comments is changed by `change`. */
  const read = (text: string, change: (text: string) => string): string => {
    if (isOpen) {
      const end = text.indexOf('-->');
      const inside = (end < 0 ? text : text.slice(0, end)).replaceAll('*/', '* /');
      if (end < 0) return inside;
      isOpen = false;
      return `${inside}*/}${read(text.slice(end + 3), change)}`;
    }
    const start = text.indexOf('<!--');
    if (start < 0) return change(text);
    isOpen = true;
    return `${change(text.slice(0, start))}{/*${read(text.slice(start + 4), change)}`;
  };
  return {isOpen: () => isOpen, read};
}

function frontMatterLines(lines: readonly string[]): number {
  if (!/^\uFEFF?---[ \t]*$/.test(lines[0] ?? '')) return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line));
  return end + 1;
}

/**
 * Returns a Markdown text as it is parsed, by the search and by the compiler of pages alike: with each spelling of other
 * generators in the one that the site knows, on the same line. These are `## Heading {#id}`, `:::tip Title` and `::: tip`, and of a
 * fence a title in brackets, and `{1,3}` or `:line-numbers` without a space behind the language. In MDX these are also comments of
 * HTML, `<br>` and its like, and `<https://example.com>`, none of which MDX takes. Code stays as it is, and lines end as on Unix.
 */
export function toStandardSpelling(markdown: string, format: MarkdownFormat = 'mdx'): string {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  const start = frontMatterLines(lines);
  const comments = createCommentReader();
  const isMdx = format === 'mdx';
  /** Reads a piece of a line as far as comments go, in which no fence begins, and returns it as it is. */
  const keepComments = (text: string) => {
    comments.read(text, outside => outside);
    return text;
  };
  let fence: string | null = null;
  return lines
    .map((line, index) => {
      if (index < start) return line;
      if (fence !== null) {
        const end = FENCE_END.exec(line)?.[1];
        if (end?.startsWith(fence)) fence = null;
        return line;
      }
      const [, before = '', marker, language = '', meta = ''] = comments.isOpen()
        ? []
        : (FENCE.exec(line) ?? []);
      if (marker !== undefined) {
        fence = marker;
        return fenceLine(before, marker, language, meta);
      }
      if (comments.isOpen()) return isMdx ? comments.read(line, toJsx) : keepComments(line);
      const own = directiveLine(isMdx ? line.replace(CLASSIC_HEADING_ID, '$1\\$2') : line);
      return besideCode(own, isMdx ? text => comments.read(text, toJsx) : keepComments);
    })
    .join('\n');
}
