import {version as docsearch} from '@docsearch/react/version';
import {version as site} from '../../package.json';

/** What the site says of versions, said once; it reaches the browser as a custom field. */
export interface Versions {
  /** That of this site. */
  site: string;
  /** That of DocSearch which the stable pages describe: the package that is installed. */
  docsearch: string;
}

export const versions: Versions = {site, docsearch};

/** The versions of the documentation, as readers see them called. */
export const versionLabels = {
  current: 'Stable (v4.x)',
  v3: 'Legacy (v3.x)',
  legacy: 'Legacy (v1.x - v2.x)',
} as const;
