import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {version as site} from '../../package.json';

/** What pages may say of versions; it reaches the browser as a custom field. */
export interface Versions {
  /** That of this site. */
  site: string;
}

export const versions: Versions = {site};

/**
 * The version that is served at the address of the documentation: `current`, which is the folder `docs`, or one of
 * `versions.json`. Undefined for the newest of these, or `current` where there is none.
 */
export const lastVersion: string | undefined = undefined;

/**
 * What is said of the versions, newest first, such as `'1.0': {label: '1.x', banner: 'unmaintained'}`. A version that is not named
 * here, such as one that `npm run docusaurus docs:version 1.0` has just made, is called by its name and served under it.
 */
export const docsVersions: NonNullable<DocsOptions['versions']> = {};
