/** What the service worker of a site has to know of the build that it belongs to. */
export interface Release {
  /** Changes with what the build made. */
  id: string;
  /** Path of the site in its language; begins and ends with a slash. */
  base: string;
  /** Paths of the other languages below it, which have workers of their own. */
  otherBases: readonly string[];
  /** The scripts that each page of this build loads, and no page of another. */
  entries: readonly string[];
  /** What search and answers need, and what pages share; each name changes with its content. */
  files: readonly string[];
  /** The page shown in place of one that was not kept. */
  offlinePage: {url: string; revision: string};
  /** The file with what its pages need, a `PageList`. */
  pageList: {url: string; revision: string};
}

/** The pages of a build, by the paths that they are kept under. */
export type PageList = Record<string, ListedPage | undefined>;

export interface ListedPage {
  /** Without the title of the site. */
  title: string;
  /** Paths of what it needs, beside what is kept from the start. */
  files: readonly string[];
}

/** What a page tells a worker. */
export type PageMessage =
  /** The scripts it was loaded with, by which the worker knows whether it is a page of its release. */
  | {type: 'SHOWN'; scripts: readonly string[]}
  /** The reader wants to see the release of the worker, which waits. */
  | {type: 'SHOW'};

/** What a worker answers to a page that tells what it was loaded with: whether it belongs to another release. */
export interface WorkerMessage {
  type: 'NEWER' | 'SAME';
}

/** Returns the path that a page is kept under, with or without a slash at its end. */
export const keptPath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');
