import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {markdownTextsOf} from '../../content/plainMarkdown';
import {sourceLanguage} from '../../i18n/sourceLanguage';
import {collectPages, type PageSource} from './collectPages';
import {createFigureReader} from './createFigureReader';
import {createLinkResolver} from './createLinkResolver';
import {createPageReader, type PageReader, type ReadPage} from './createPageReader';
import type {Pause} from './devServerOf';
import {openPageCache} from './openPageCache';
import {pageTrees} from './pageTrees';

/** Milliseconds of reading after which others have their turn. */
const SLICE = 10;

/** The Markdown pages of a site, for all plugins that make something of them. */
export interface SitePages {
  /** Takes the pages from what was loaded, once for all plugins; returns those that are listed. */
  load: (allContent: AllContent) => PageSource[];
  /** Takes the pages as well; returns all, with those that nothing lists. */
  loadAll: (allContent: AllContent) => PageSource[];
  reader: PageReader;
  /** Reads a page as it was saved last, be it that Docusaurus has not loaded it yet. */
  readSaved: (page: PageSource) => ReadPage;
  /** Reads all pages that way, with pauses in which requests are answered, or others that are given. */
  readAllSaved: (pause?: Pause) => Promise<void>;
  /** Keeps what was read for the next build or dev server. */
  keep: () => void;
  /** Keeps what was read for the next build. Throws an error that names each page that could only be read in part. */
  save: () => void;
}

const known = new WeakMap<LoadContext, SitePages>();

function open({siteDir, siteConfig, baseUrl, i18n, codeTranslations}: LoadContext): SitePages {
  const cache = openPageCache(siteDir, i18n.currentLocale);
  let pages: PageSource[] = [];
  let taken: AllContent | undefined;
  const problems: string[] = [];
  let resolveLink = createLinkResolver({origin: siteConfig.url, baseUrl, pages});
  const fileOf = (source: string) => path.join(siteDir, aliasedSitePathToRelativePath(source));
  const reader = createPageReader({
    cache: cache.pages,
    language: i18n.currentLocale,
    sourceLanguage: source => sourceLanguage(source, i18n),
    readSource: source => readFileSync(fileOf(source), 'utf8'),
    onParsed: (source, parsed) => pageTrees.keep(fileOf(source), parsed),
    resolveLink: (...link) => resolveLink(...link),
    resolveFigure: createFigureReader(siteDir, codeTranslations),
    texts: markdownTextsOf(codeTranslations),
    warn(message) {
      // On the dev server all pages are read after each edit.
      if (problems.includes(message)) return;
      problems.push(message);
      if (process.env.NODE_ENV === 'development') console.warn(`[pages] ${message}`);
    },
  });
  function loadAll(allContent: AllContent): PageSource[] {
    if (allContent === taken) return pages;
    taken = allContent;
    pages = collectPages(allContent, siteDir);
    resolveLink = createLinkResolver({origin: siteConfig.url, baseUrl, pages});
    reader.begin();
    reader.forgetOthers(pages);
    return pages;
  }
  const savedAt = new WeakMap<PageSource, number | undefined>();
  function readSaved(page: PageSource): ReadPage {
    const saved = statSync(fileOf(page.source), {throwIfNoEntry: false})?.mtimeMs;
    if (savedAt.get(page) !== saved) reader.forget(page);
    savedAt.set(page, saved);
    return reader.read(page);
  }
  return {
    load: allContent => loadAll(allContent).filter(({isUnlisted}) => !isUnlisted),
    loadAll,
    reader,
    readSaved,
    async readAllSaved(pause = () => setImmediate()) {
      let begin = performance.now();
      for (const page of pages) {
        readSaved(page);
        if (performance.now() - begin < SLICE) continue;
        await pause();
        begin = performance.now();
      }
    },
    keep: cache.save,
    save() {
      cache.save();
      if (problems.length === 0) return;
      const files = problems.length === 1 ? '1 file' : `${problems.length} files`;
      throw new Error(`${files} cannot be read:\n${problems.map(problem => `  - ${problem}`).join('\n')}`);
    },
  };
}

/** Returns the Markdown pages of the site that is built: the same object for each plugin, so that a page is read once. */
export function sitePagesOf(context: LoadContext): SitePages {
  const pages = known.get(context) ?? open(context);
  known.set(context, pages);
  return pages;
}
