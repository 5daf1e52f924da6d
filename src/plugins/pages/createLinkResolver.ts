import path from 'node:path';
import type {PageSource} from './collectPages';
import {linkedFiles} from '../../content/linkedFiles';
import {twinPath} from '../../content/twinPath';

export type LinkedPage = Pick<PageSource, 'source' | 'url' | 'isUnlisted' | 'folders'>;

export interface LinkSite {
  /** Origin of the site; empty for addresses that begin with the path. */
  origin: string;
  /** Path of the site in the language that is built; begins and ends with a slash. */
  baseUrl: string;
  /** Every page made of Markdown, the unlisted ones included. */
  pages: readonly LinkedPage[];
}

const HAS_SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** What Docusaurus takes as it is written. */
const PLAIN_PATH = 'pathname://';
const PARTS = /^([^?#]*)(.*)$/s;

const withoutSlash = (url: string) => url.replace(/(.)\/$/, '$1');

/**
 * Returns what turns a link or an image of a Markdown file into an absolute address, and into that of the twin where it
 * leads to a page that has one; `undefined` for a file that the bundler gives another address. As in Docusaurus, a file is
 * looked for in the translation of the version as well, and an address of the site goes without its base path.
 */
export function createLinkResolver({origin, baseUrl, pages}: LinkSite) {
  const bySource = new Map(pages.map(page => [page.source, page]));
  const byUrl = new Map(pages.map(page => [withoutSlash(page.url), page]));
  const foldersAround = new Map(pages.flatMap(page => page.folders.map(folder => [folder, page.folders])));
  const folders = [...foldersAround.keys()].sort((a, b) => b.length - a.length);

  /** Returns the folders that hold a version of which a file is part, and the file's path below them. */
  function placeOf(source: string): {below: string; around: readonly string[]} {
    const own = folders.find(folder => source.startsWith(`${folder}/`));
    if (own === undefined) return {below: '', around: []};
    return {below: source.slice(own.length + 1), around: foldersAround.get(own) ?? []};
  }

  function pageOfFile(file: string, from: string): LinkedPage | undefined {
    if (file.startsWith('@site/')) return bySource.get(file);
    const {below, around} = placeOf(from);
    const folder = path.posix.dirname(from);
    const candidates = file.startsWith('/')
      ? [...around.map(root => root + file), ...(/\.mdx?$/.test(file) ? [`@site${file}`] : [])]
      : [
          path.posix.join(folder, file),
          ...around.map(root => path.posix.join(root, path.posix.dirname(below), file)),
        ];
    return candidates.flatMap(linkedFiles).flatMap(candidate => bySource.get(candidate) ?? [])[0];
  }

  const addressOf = (page: LinkedPage) => origin + (page.isUnlisted ? page.url : twinPath(page.url, baseUrl));

  /** Returns the absolute address of a path of the site, that of the twin where there is one. */
  function addressOfPath(pathname: string): string {
    const page = byUrl.get(withoutSlash(pathname));
    return page ? addressOf(page) : origin + pathname;
  }

  /**
   * @param page - the page that is read
   * @param from - the file the link is written in: that of the page, or one that it imports
   */
  return (url: string, page: LinkedPage, from: string): string | undefined => {
    if (url.startsWith(PLAIN_PATH)) return origin + url.slice(PLAIN_PATH.length);
    const own = origin !== '' && (url === origin || url.startsWith(`${origin}/`));
    if (HAS_SCHEME.test(url) && !own) return url;
    const [, target = '', rest = ''] = PARTS.exec(own ? url.slice(origin.length) || '/' : url) ?? [];
    if (target === '') return addressOf(page) + rest;
    if (own) return addressOfPath(target) + rest;
    const found = pageOfFile(target, from);
    if (found) return addressOf(found) + rest;
    if (target.startsWith('/')) {
      const isBelow = target.startsWith(baseUrl) || target === withoutSlash(baseUrl);
      return addressOfPath(isBelow ? target : baseUrl + target.slice(1)) + rest;
    }
    if (target.startsWith('@') || path.posix.extname(target) !== '') return undefined;
    return addressOfPath(path.posix.join(path.posix.dirname(page.url), target)) + rest;
  };
}
