import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Section} from '../../search/records/Section';
import {sectionsOf} from '../../search/records/sectionsOf';
import {splitShard} from '../../search/records/splitShard';
import type {PageSource} from './collectPages';

/** One shard as it is written to disk, in two files. */
export interface ShardFile {
  language: string;
  tag: string;
  version: string | null;
  /** File name, unique within the build. */
  file: string;
  /** The packed shard as JSON. */
  text: string;
  /** Name of the file with the code passages in full. */
  codeFile: string;
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
 * Returns a function from the pages of the site to one shard a docs version. It keeps the sections of each page
 * and reads again only what changed, so that a dev server pays for the page being written and not for all.
 */
export function createShards({language, sourceLanguage, readSource, warn, cache = new Map()}: ShardOptions) {
  const readImport = (source: string): string | undefined => {
    try {
      return readSource(source);
    } catch {
      return undefined;
    }
  };
  const hashOfImport = (source: string) => {
    const text = readImport(source);
    return text === undefined ? null : hashOf(text);
  };

  function sectionsOfPage(page: PageSource): Section[] {
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

  return (pages: readonly PageSource[]): ShardFile[] => {
    const tags = [...new Set(pages.map(page => page.tag))];
    return tags.map(tag => {
      const members = pages.filter(page => page.tag === tag);
      const sections = members.flatMap(sectionsOfPage);
      const version = members[0]?.version ?? null;
      const {packed, code} = splitShard({language, tag, version, sections});
      return {
        language,
        tag,
        version,
        file: `${tag}.${language}.json`,
        text: JSON.stringify(packed),
        codeFile: `${tag}.${language}.code.json`,
        code: JSON.stringify(code),
        sections: sections.length,
      };
    });
  };
}
