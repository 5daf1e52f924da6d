/** A page, as far as links lead into it. */
export interface LinkedPage {
  /** Its file, `docs/api.mdx`. */
  file: string;
  url: string;
  /** Where its links lead, by the file that they are written in and as they are written; `null` for a file of the bundler. */
  links: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** The anchors of its headings. */
  anchors: ReadonlySet<string>;
  /** Returns its text and that of what it imports, in which other ids are written. */
  readText: () => string;
}

export interface BrokenLink {
  file: string;
  /** The link as its author wrote it. */
  link: string;
  problem: string;
}

export interface LinkContext {
  /** Returns the page at a path, with the address of its Markdown or its own. */
  pageAt: (path: string) => LinkedPage | undefined;
  /** Returns whether something else than a page may be at a path. */
  mayBe: (path: string) => boolean;
  /** Address of the site, without a slash at the end. */
  origin: string;
}

/** Returns whether a text may give something else than a heading an id. A component may put a word before the one it is given. */
const isWritten = (text: string, id: string) =>
  [`"${id}"`, `'${id}'`, `#${id}`].some(written => text.includes(written)) ||
  Array.from(text.matchAll(/\bid="([^"]+)"/g), ([, given]) => given).some(given => id.endsWith(`-${given}`));

function problemOf(target: string, {pageAt, mayBe, origin}: LinkContext): string | undefined {
  if (!target.startsWith(`${origin}/`)) return undefined;
  const {pathname, hash} = new URL(target);
  const path = decodeURI(pathname);
  const page = pageAt(path);
  if (!page) return mayBe(path) ? undefined : 'no page is there: link the page by its file';
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || page.anchors.has(anchor) || isWritten(page.readText(), anchor)) return undefined;
  return `${page.file} has no heading with this id`;
}

/** Returns the links of pages that lead nowhere in the site, each once, with the file that they are written in. */
export function findBrokenLinks(pages: readonly LinkedPage[], context: LinkContext): BrokenLink[] {
  const broken = new Map<string, BrokenLink>();
  const problems = new Map<string, string | undefined>();
  const problemAt = (target: string) => {
    if (!problems.has(target)) problems.set(target, problemOf(target, context));
    return problems.get(target);
  };
  for (const {links} of pages)
    for (const [file, targets] of Object.entries(links))
      for (const [link, target] of Object.entries(targets)) {
        const problem = target === null ? undefined : problemAt(target);
        if (problem) broken.set(`${file} ${link}`, {file, link, problem});
      }
  return [...broken.values()];
}
