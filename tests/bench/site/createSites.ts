import path from 'node:path';
import {copySite} from '../../support/buildSite';
import {buildWithTimes} from './buildWithTimes';
import {createStockSite} from './createStockSite';
import type {Pair} from './Pair';
import {replicatePages} from './replicatePages';

/**
 * Makes a copy of this site and its stock counterpart, below `test-results/sites`.
 *
 * @param pages - pages each is to have at least; the content is copied until it has
 * @param home - built home page of this site; without one the copy is built first, and its cache stays
 * @returns the folders of the two
 */
export function createSites(name: string, pages = 0, home?: string): Pair<string> {
  const {folder: ours} = copySite(`${name}-ours`);
  replicatePages(ours, pages);
  if (!home) buildWithTimes(ours);
  const stock = path.join(path.dirname(ours), `${name}-stock`);
  createStockSite(stock, ours, home ?? path.join(ours, 'build/index.html'));
  return {stock, ours};
}
