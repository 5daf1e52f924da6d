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
}

interface CachedPage {
  key: string;
  sections: Section[];
}

/**
 * Returns a function from the pages of the site to one shard a docs version. It keeps the sections of each page
 * and reads again only what changed, so that a dev server pays for the page being written and not for all.
 */
export function createShards({language, sourceLanguage, readSource, warn}: ShardOptions) {
  const cache = new Map<string, CachedPage>();

  function sectionsOfPage(page: PageSource): Section[] {
    const markdown = readSource(page.source);
    const resolveImport = (specifier: string) => {
      const source = specifier.startsWith('@site/')
        ? specifier
        : path.posix.join(path.posix.dirname(page.source), specifier);
      try {
        return readSource(source);
      } catch {
        return undefined;
      }
    };
    const read = () => {
      const sections = sectionsOf({
        markdown,
        url: page.url,
        lvl0: page.lvl0,
        title: page.title,
        resolveImport,
        onWarning: message => warn(`${page.source}: ${message}`),
      });
      const own = sourceLanguage(page.source);
      return own === language ? sections : sections.map(section => ({...section, language: own}));
    };
    // A partial may change without its page: pages with imports are read each time.
    if (/^import\s/m.test(markdown)) return read();
    const key = createHash('sha1').update(JSON.stringify(page)).update(markdown).digest('hex');
    const cached = cache.get(page.source);
    if (cached?.key === key) return cached.sections;
    const sections = read();
    cache.set(page.source, {key, sections});
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
