import type {Browser} from '@playwright/test';
import {type Load, recordLoads} from '../../support/recordLoads';

/** What the first visit of a page loads, prefetched files left out; bytes as `recordLoads` counts them. */
export async function measureWeight(browser: Browser, folder: string, path: string): Promise<Load[]> {
  const recorder = await recordLoads(folder);
  const page = await browser.newPage({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  try {
    await page.goto(recorder.origin + path);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    return await recorder.settle();
  } finally {
    await page.close();
    recorder.close();
  }
}

/** Bytes of some files: of one kind, or of all. */
export function bytesOf(loads: readonly Load[], kind?: Load['kind']): number {
  return loads
    .filter(load => kind === undefined || load.kind === kind)
    .reduce((total, {bytes}) => total + bytes, 0);
}
