import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {twinPath} from '../../content/twinPath';
import type {Pause} from '../pages/devServerOf';
import {sitePagesOf} from '../pages/sitePagesOf';
import {type BrokenLink, findBrokenLinks, type LinkedPage} from './findBrokenLinks';
import {lineOf} from './lineOf';

const withoutAlias = (source: string) => source.replace(/^@site\//, '');
const withoutSlash = (url: string) => url.replace(/(.)\/$/, '$1');

/**
 * Returns what looks for broken links after each compilation of the dev server, and warns of each once, in its author's words: a
 * build would stop there. Told are links below the path of the documentation, where all pages are known, and anchors.
 */
export function createLinkWatch(context: LoadContext) {
  const {siteDir, siteConfig, baseUrl} = context;
  const read = (file: string) => {
    const full = path.join(siteDir, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : '';
  };
  let told = new Set<string>();

  function describe({file, link, problem}: BrokenLink): string {
    const line = lineOf(read(file), link);
    return `${file}${line === undefined ? '' : `:${line}`}: the link "${link}" leads nowhere: ${problem}`;
  }

  return async (allContent: AllContent, pause: Pause): Promise<void> => {
    const site = sitePagesOf(context);
    await site.readAllSaved(pause);
    const listed = site.load(allContent);
    const all = site.loadAll(allContent);
    const pages = listed.map((page): LinkedPage => {
      const {sections, links} = site.reader.read(page);
      const files = Object.keys(links);
      let text: string | undefined;
      return {
        file: withoutAlias(page.source),
        url: page.url,
        links: Object.fromEntries(files.map(file => [withoutAlias(file), links[file] ?? {}])),
        anchors: new Set(sections.flatMap(({anchor}) => anchor ?? [])),
        readText: () => (text ??= [page.source, ...files].map(file => read(withoutAlias(file))).join('\n')),
      };
    });
    const byPath = new Map(
      pages.flatMap(page => [page.url, twinPath(page.url, baseUrl)].map(url => [withoutSlash(url), page])),
    );
    const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
    const versions = docs.flatMap(({loadedVersions}) => loadedVersions);
    const others = new Set([
      ...all.map(({url}) => withoutSlash(url)),
      ...versions.flatMap(({sidebars}) => JSON.stringify(sidebars).match(/(?<="permalink":")[^"]+/g) ?? []),
    ]);
    const broken = findBrokenLinks(pages, {
      origin: siteConfig.url,
      pageAt: target => byPath.get(withoutSlash(target)),
      mayBe: target =>
        others.has(withoutSlash(target)) ||
        target.includes('/tags') ||
        path.posix.extname(target) !== '' ||
        !versions.some(version => `${target}/`.startsWith(`${withoutSlash(version.path)}/`)),
    }).map(describe);
    for (const message of broken) if (!told.has(message)) console.warn(`[WARNING] ${message}`);
    told = new Set(broken);
  };
}
