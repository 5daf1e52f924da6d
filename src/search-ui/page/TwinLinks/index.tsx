import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {llmsPathOf} from '../../../content/llmsPathOf';
import {twinPath} from '../../../content/twinPath';

export interface TwinLinksProps {
  /** Address of the page, base URL included. */
  permalink: string;
  /** The version it is part of, where it is part of one. */
  docs?: {path: string; isMain: boolean};
}

/** Tells programs where the page's Markdown is, and the overview that lists it. */
export default function TwinLinks({permalink, docs}: TwinLinksProps): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + twinPath(permalink, baseUrl)} />
      <link rel="describedby" type="text/plain" href={url + llmsPathOf({docs}, baseUrl)} />
    </Head>
  );
}
