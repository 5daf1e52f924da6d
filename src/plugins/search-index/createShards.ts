import {createHash} from 'node:crypto';
import path from 'node:path';
import {type ParsedMarkdown, parseMarkdown} from '../../content/parseMarkdown';
import type {Section} from '../../content/Section';
import type {Synonym} from '../../content/Synonym';
import {sectionsOf} from '../../content/sectionsOf';
import {splitShard} from '../../engine/splitShard';
import type {PageSource} from './collectPages';

/** The names of a shard's two files. */
export interface ShardNames {
  language: string;
  tag: string;
  version: string | null;
  /** File name of the packed shard, unique within the build. */
  file: string;
  /** Name of the file with the code passages in full. */
  codeFile: string;
}

/** One shard as it is written to disk, in two files. */
export interface ShardFile extends ShardNames {
  /** The packed shard as JSON. */
  text: string;
  /** The code passages as JSON. */
  code: string;
  /** Number of sections inside. */
  sections: number;
}

export interface ShardOptions {
  /** Locale of the build, the language of every page that does not come from another locale. */
  language: string;
  /** Returns the language a source is written in. */
  sourceLanguage: (source: string) => string;
  /** Returns the text of a source by its aliased path, `@site/docs/api.mdx`. */
  readSource: (source: string) => string;
  /** What the site says means the same, in the language of the build. */
  synonyms?: readonly Synonym[];
  /** Told of a page that could only be read in part; the page is indexed as far as it goes. */
  warn: (message: string) => void;
  /** Pages that were read before, by source; it gets those that are read now. */
  cache?: Map<string, CachedPage>;
}

const hashOf = (...texts: string[]) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha1')).digest('hex');

/** What was read from a page, and from what. */
export interface CachedPage {
  /** Hash of the page's text and place. */
  key: string;
  /** Hash of each imported file, by its aliased path; `null` for one that is not there. */
  imports: Record<string, string | null>;
  sections: Section[];
}

/**
 * Returns the function from the pages of the site to one shard a docs version, and one that forgets pages. The sections of
 * each page are kept and only what changed is read again, so that a dev server pays for the page being written and not for
 * all.
 */
export function createShards({
  language,
  synonyms = [],
  sourceLanguage,
  readSource,
  warn,
  cache = new Map(),
}: ShardOptions) {
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

  /** The latest text of each import, by its path. */
  const partials = new Map<string, {markdown: string; parsed: ParsedMarkdown}>();
  const parsePartial = (markdown: string, source: string) => {
    const known = partials.get(source);
    if (known?.markdown === markdown) return known.parsed;
    const parsed = parseMarkdown(markdown);
    partials.set(source, {markdown, parsed});
    return parsed;
  };

  function readPage(page: PageSource): Section[] {
    const markdown = readSource(page.source);
    const key = hashOf(JSON.stringify(page), markdown);
    const cached = cache.get(page.source);
    if (
      cached?.key === key &&
      Object.entries(cached.imports).every(([source, hash]) => hash === hashOfImport(source))
    )
      return cached.sections;

    const imports: CachedPage['imports'] = {};
    let isWhole = true;
    const read = sectionsOf({
      markdown,
      url: page.url,
      lvl0: page.lvl0,
      title: page.title,
      resolveImport: specifier => {
        const source = specifier.startsWith('@site/')
          ? specifier
          : path.posix.join(path.posix.dirname(page.source), specifier);
        imports[source] = hashOfImport(source);
        return readImport(source);
      },
      parse: (text, path) => (path === null ? parseMarkdown(text) : parsePartial(text, path)),
      onWarning: message => {
        isWhole = false;
        warn(`${page.source}: ${message}`);
      },
    });
    const own = sourceLanguage(page.source);
    const sections = own === language ? read : read.map(section => ({...section, language: own}));
    // A page that could only be read in part is read again, to tell of it again.
    if (isWhole) cache.set(page.source, {key, imports, sections});
    else cache.delete(page.source);
    return sections;
  }

  function namesOf(pages: readonly PageSource[]): ShardNames[] {
    const versions = new Map(pages.map(({tag, version}) => [tag, version]));
    return [...versions].map(([tag, version]) => ({
      language,
      tag,
      version,
      file: `${tag}.${language}.json`,
      codeFile: `${tag}.${language}.code.json`,
    }));
  }

  function toShard(names: ShardNames, sections: Section[]): ShardFile {
    const {packed, code} = splitShard({...names, sections, synonyms});
    return {...names, text: JSON.stringify(packed), code: JSON.stringify(code), sections: sections.length};
  }

  /** Forgets the pages that are not among those of the site any more. */
  function forgetOthers(pages: readonly PageSource[]): void {
    const sources = new Set(pages.map(({source}) => source));
    for (const source of cache.keys()) if (!sources.has(source)) cache.delete(source);
  }

  const made = new Map<string, {shard: ShardFile; sections: Section[]}>();

  /** Returns the shards of the site, the same objects as before where no page of theirs changed. */
  function toShards(pages: readonly PageSource[]): ShardFile[] {
    importHashes.clear();
    return namesOf(pages).map(names => {
      const sections = pages.filter(page => page.tag === names.tag).flatMap(page => readPage(page));
      const before = made.get(names.tag);
      if (
        before?.sections.length === sections.length &&
        before.sections.every((section, index) => section === sections[index])
      )
        return before.shard;
      const shard = toShard(names, sections);
      made.set(names.tag, {shard, sections});
      return shard;
    });
  }

  return {forgetOthers, toShards};
}
