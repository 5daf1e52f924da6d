import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {PageSource} from '../pages/collectPages';

/** Returns a line for each address that several pages have: the address and their files. */
export function findSharedAddresses(pages: readonly Pick<PageSource, 'url' | 'source'>[]): string[] {
  const files = new Map<string, string[]>();
  for (const {url, source} of pages)
    files.set(url, [...(files.get(url) ?? []), aliasedSitePathToRelativePath(source)]);
  return [...files].flatMap(([url, sources]) =>
    sources.length > 1 ? [`${url}: ${sources.join(', ')}`] : [],
  );
}
