import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Figure} from '../../content/Figure';
import {formatOf} from '../../content/formatOf';
import {pageTree} from '../../content/pageTree';
import {type ParsedMarkdown, parseMarkdown} from '../../content/parseMarkdown';
import {ENGLISH_MARKDOWN_TEXTS, type MarkdownTexts, plainMarkdown} from '../../content/plainMarkdown';
import type {Section} from '../../content/Section';
import {sectionsOf} from '../../content/sectionsOf';
import type {MarkdownFormat} from '../../content/toStandardSpelling';
import type {PageSource} from './collectPages';

export interface PageReaderOptions {
  /** Locale of the build, the language of every page that does not come from another locale. */
  language: string;
  /** Returns the language a source is written in. */
  sourceLanguage: (source: string) => string;
  /** Returns the text of a source by its aliased path, `@site/docs/api.mdx`. */
  readSource: (source: string) => string;
  /** Returns where a link of a page leads, written in the page or in a file it imports; `undefined` for nowhere. */
  resolveLink?: (url: string, page: PageSource, from: string) => string | undefined;
  /** Returns what an imported component draws. */
  resolveFigure?: (source: string) => Figure | undefined;
  /** What the site says around the text of pages. */
  texts?: MarkdownTexts;
  /** Told of what a page was parsed to, by its aliased path, once nothing here reads the tree any more. */
  onParsed?: (source: string, parsed: ParsedMarkdown) => void;
  /** Told of a page that could only be read in part; the page is read as far as it goes. */
  warn: (message: string) => void;
  /** Pages that were read before, by source; it gets those that are read now. */
  cache?: Map<string, CachedPage>;
}

/** What is made of a page. */
export interface ReadPage {
  sections: Section[];
  /** The page as plain Markdown, beginning with its title. */
  markdown: string;
  /** Where the links led, by the file they are written in, and themselves. */
  links: Record<string, Record<string, string | null>>;
}

/** What was read from a page, and from what. */
export interface CachedPage extends ReadPage {
  /** Hash of the page's text and place. */
  key: string;
  /** Hash of each imported file, by its aliased path; `null` for one that is not there. */
  imports: Record<string, string | null>;
  /** Hash of what each imported component drew. */
  figures: Record<string, string>;
}

const hashOf = (...texts: string[]) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha1')).digest('hex');

/**
 * Returns what reads pages: their sections for the search, and their text as plain Markdown, both from one tree. What
 * was made of a page is kept and only what changed is read again, so that a dev server pays for the page being written
 * and not for all.
 */
export function createPageReader({
  language,
  sourceLanguage,
  readSource,
  resolveLink = url => url,
  resolveFigure = () => undefined,
  texts = ENGLISH_MARKDOWN_TEXTS,
  onParsed = () => undefined,
  warn,
  cache = new Map(),
}: PageReaderOptions) {
  const readImport = (source: string): string | undefined => {
    try {
      return readSource(source);
    } catch {
      return undefined;
    }
  };
  /** Of one run: many pages import the same few files. */
  const importHashes = new Map<string, string | null>();
  const hashOfImport = (source: string) => {
    const known = importHashes.get(source);
    if (known !== undefined) return known;
    const text = readImport(source);
    const hash = text === undefined ? null : hashOf(text);
    importHashes.set(source, hash);
    return hash;
  };
  const hashOfFigure = (source: string) => hashOf(JSON.stringify(resolveFigure(source) ?? null));

  /** The latest text of each import, by its path. */
  const partials = new Map<string, {markdown: string; parsed: ParsedMarkdown}>();
  const parsePartial = (markdown: string, source: string, format: MarkdownFormat) => {
    const known = partials.get(source);
    if (known?.markdown === markdown) return known.parsed;
    const parsed = parseMarkdown(markdown, format);
    partials.set(source, {markdown, parsed});
    return parsed;
  };

  function isCurrent({imports, links, figures}: CachedPage, page: PageSource): boolean {
    return (
      Object.entries(imports).every(([source, hash]) => hash === hashOfImport(source)) &&
      Object.entries(figures).every(([source, hash]) => hash === hashOfFigure(source)) &&
      Object.entries(links).every(([from, targets]) =>
        Object.entries(targets).every(([url, target]) => target === (resolveLink(url, page, from) ?? null)),
      )
    );
  }

  /** What was read in this run. */
  const known = new Map<PageSource, ReadPage>();

  function readNow(page: PageSource): ReadPage {
    // A page may have been renamed since it was loaded: the dev server loads it under its new name next.
    const text = readImport(page.source) ?? '';
    const key = hashOf(JSON.stringify(page), text);
    const cached = cache.get(page.source);
    if (cached?.key === key && isCurrent(cached, page)) return cached;

    const imports: CachedPage['imports'] = {};
    const links: CachedPage['links'] = {};
    const figures: CachedPage['figures'] = {};
    let isWhole = true;
    const onWarning = (message: string) => {
      isWhole = false;
      // "12: …" begins with the line.
      warn(`${page.source.replace('@site/', '')}:${/^\d/.test(message) ? '' : ' '}${message}`);
    };
    const sourceOf = (specifier: string) =>
      specifier.startsWith('@site/')
        ? specifier
        : path.posix.join(path.posix.dirname(page.source), specifier);
    let parsed: ParsedMarkdown | undefined;
    const tree = pageTree(text, {
      resolveImport(specifier) {
        const source = sourceOf(specifier);
        imports[source] = hashOfImport(source);
        return readImport(source);
      },
      resolveFigure(specifier) {
        const source = sourceOf(specifier);
        const figure = resolveFigure(source);
        if (figure) figures[source] = hashOfFigure(source);
        return figure;
      },
      resolveLink(url, specifier) {
        const from = specifier === null ? page.source : sourceOf(specifier);
        const target = resolveLink(url, page, from);
        (links[from] ??= {})[url] = target ?? null;
        return target;
      },
      parse: (markdown, specifier, format) =>
        specifier === null
          ? (parsed = parseMarkdown(markdown, format))
          : parsePartial(markdown, specifier, format),
      format: formatOf(page.source, text),
      onWarning,
    });
    const read = sectionsOf({
      markdown: text,
      tree,
      url: page.url,
      lvl0: page.lvl0,
      title: page.title,
      onWarning,
    });
    const own = sourceLanguage(page.source);
    const sections = own === language ? read : read.map(section => ({...section, language: own}));
    const made: ReadPage = {
      sections,
      markdown: plainMarkdown(tree, sections[0]?.hierarchy.lvl1 ?? page.title, texts),
      links,
    };
    if (parsed) onParsed(page.source, parsed);
    // A page that could only be read in part is read again, to tell of it again.
    if (isWhole) cache.set(page.source, {key, imports, figures, ...made});
    else cache.delete(page.source);
    return made;
  }

  return {
    /** Returns what is made of a page, the same object for as long as nothing of it changes. */
    read(page: PageSource): ReadPage {
      const made = known.get(page) ?? readNow(page);
      known.set(page, made);
      return made;
    },

    /** Has a page looked at again. */
    forget(page: PageSource): void {
      known.delete(page);
    },

    /** Begins another run: every file is looked at again. */
    begin(): void {
      importHashes.clear();
      known.clear();
    },

    /** Forgets the pages that are not among those of the site any more. */
    forgetOthers(pages: readonly PageSource[]): void {
      const sources = new Set(pages.map(({source}) => source));
      for (const source of cache.keys()) if (!sources.has(source)) cache.delete(source);
    },
  };
}

export type PageReader = ReturnType<typeof createPageReader>;
