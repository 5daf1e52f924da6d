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
}

/** What a page tells the worker of a release that waits: the scripts it was loaded with. */
export interface ShownMessage {
  type: 'SHOWN';
  scripts: readonly string[];
}

/** What that worker answers to a page of another release. */
export interface NewerMessage {
  type: 'NEWER';
}
