import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {version as docsearch} from '@docsearch/react/version';
import {version as site} from '../../package.json';

/** What the site says of versions, said once; it reaches the browser as a custom field. */
export interface Versions {
  /** That of this site. */
  site: string;
  /** That of DocSearch which the stable pages describe: the package that is installed. */
  docsearch: string;
}

export const versions: Versions = {site, docsearch: String(docsearch)};

/**
 * The version that is served at the address of the documentation: `current`, which is the folder `docs`, or one of
 * `versions.json`. Undefined for the newest of these, or `current` where there is none.
 */
export const lastVersion: string | undefined = 'current';

/**
 * What is said of the versions, newest first. A version that is not named here, such as one that `docs:version` has just made,
 * is called by its name and served under it.
 */
export const docsVersions: NonNullable<DocsOptions['versions']> = {
  current: {label: 'Stable (v4.x)', path: ''},
  v3: {label: 'Legacy (v3.x)', path: 'v3', banner: 'unmaintained', badge: false},
  legacy: {label: 'Legacy (v1.x - v2.x)', path: 'legacy', banner: 'unmaintained', badge: false},
};
