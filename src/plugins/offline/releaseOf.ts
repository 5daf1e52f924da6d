import {createHash} from 'node:crypto';
import {readTags} from '../html/readTags';
import type {ListedPage, PageList, Release} from './Release';

export interface BuiltFacts {
  base: string;
  otherBases: readonly string[];
  /** Paths of all files below `assets/`, without the base. */
  assets: readonly string[];
  /** Pages that differ in their kind, so that they share what all pages load. */
  pages: readonly string[];
  offlinePage: {url: string; html: string};
  /** What the pages are called and refer to. */
  listed: Readonly<Record<string, ListedPage>>;
  /** Address of the file with what the pages need. */
  pageListUrl: string;
  /** The versions whose text is kept from the start, by the tags that search filters by. */
  tags: readonly string[];
}

/** The content of a page: the name of no other file is a hash alone. */
const CONTENT = /^assets\/(?:js|css)\/[\da-f]{8}\.[\da-f]{8}\.(?:js|css)$/;

const APPLICATION = /^assets\/(?:js|css)\/.*\.(?:js|css)$/;

function scriptsOf(html: string): string[] {
  const found: string[] = [];
  readTags(html, ({name, attributes}) => {
    const src = attributes.get('src');
    if (name === 'script' && src !== undefined) found.push(src);
  });
  return found;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Returns what the service worker has to know of a build, and the text of the file with what its pages need.
 *
 * @throws Error where the pages have no script in common: no page could be told from one of another build
 */
export function releaseOf(facts: BuiltFacts): {release: Release; pageList: string} {
  const {base, otherBases, assets, pages, offlinePage, listed, pageListUrl, tags} = facts;
  const [first = [], ...others] = pages.map(scriptsOf);
  const entries = first.filter(script => others.every(scripts => scripts.includes(script)));
  if (entries.length === 0)
    throw new Error(
      'The built pages have no script in common, so the service worker cannot tell releases apart. ' +
        'Look at what groups scripts in src/overrides/group-modules.',
    );
  const shown = scriptsOf(offlinePage.html);
  const isKept = (file: string) =>
    (APPLICATION.test(file) && !CONTENT.test(file)) ||
    tags.some(tag => file.startsWith(`assets/search/${tag}.`)) ||
    shown.includes(base + file);
  const files = assets
    .filter(isKept)
    .map(file => base + file)
    .sort();
  const list: PageList = Object.fromEntries(
    Object.entries(listed).map(([kept, page]) => [
      kept,
      {...page, files: page.files.filter(file => !files.includes(file))},
    ]),
  );
  const pageList = JSON.stringify(list);
  const revision = hashOf(offlinePage.html);
  const release = {
    id: hashOf([revision, ...entries, ...assets.toSorted()].join('\n')),
    base,
    otherBases,
    entries,
    files,
    offlinePage: {url: offlinePage.url, revision},
    pageList: {url: pageListUrl, revision: hashOf(pageList)},
  };
  return {release, pageList};
}
