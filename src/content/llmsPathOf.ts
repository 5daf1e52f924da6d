export const LLMS_TXT = 'llms.txt';

/** What tells where a page is listed: the version of the docs it is part of. */
interface Page {
  /** Address below which the version is, and whether it is the one that the site stands for. */
  docs?: {path: string; isMain: boolean} | undefined;
}

/**
 * Returns the address below which the overviews of a page's version are, with a slash at the end: the root of the site for
 * the main version and for what belongs to none.
 */
export function docsFolderOf({docs}: Page, baseUrl: string): string {
  return docs && !docs.isMain ? `${docs.path.replace(/\/$/, '')}/` : baseUrl;
}

/** Returns the path of the `llms.txt` that lists a page. */
export function llmsPathOf(page: Page, baseUrl: string): string {
  return docsFolderOf(page, baseUrl) + LLMS_TXT;
}
