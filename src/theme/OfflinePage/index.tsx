import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useEffect, useState, useSyncExternalStore} from 'react';
import type {PageList} from '../../plugins/offline/Release';
import {safePath} from './safePath';
import styles from './styles.module.css';

interface KeptPage {
  path: string;
  title: string;
}

/** Returns the pages that the service worker of this language has kept, by their titles. */
async function keptPages(baseUrl: string): Promise<KeptPage[]> {
  const list = (await (await fetch(`${baseUrl}offline.json`)).json()) as PageList;
  const names = (await caches.keys()).filter(name => name.startsWith(`pages:${baseUrl}:`));
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  const paths = new Set(kept.flat().map(({url}) => new URL(url).pathname));
  return [...paths]
    .map(path => ({path, title: list[path]?.title ?? ''}))
    .filter(({title}) => title !== '')
    .sort((a, b) => a.title.localeCompare(b.title));
}

const neverChanges = () => () => undefined;

/** What a reader without a connection sees in place of a page that was not kept: how to go on, and what can be read. */
export default function OfflinePage(): ReactNode {
  const {search} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<KeptPage[]>([]);
  // The page was rendered without knowing what is behind its address.
  const asked = useSyncExternalStore(
    neverChanges,
    () => safePath(new URLSearchParams(search).get('from'), baseUrl),
    () => baseUrl,
  );

  useEffect(() => {
    let isWanted = true;
    keptPages(baseUrl).then(
      found => isWanted && setPages(found),
      // A browser that shows no caches to pages: the search finds what is kept.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [baseUrl]);

  return (
    <Layout title={translate({id: 'site.offline.title', message: 'You are offline'})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">
          <Translate id="site.offline.title">You are offline</Translate>
        </Heading>
        <p>
          <Translate id="site.offline.text">
            This page was not opened on this device before, so it was not kept. Search works without a
            connection, and so do these pages:
          </Translate>
        </p>
        <ul>
          {pages.map(page => (
            <li key={page.path}>
              <a href={page.path}>{page.title}</a>
            </li>
          ))}
        </ul>
        <p>
          <a className="button button--primary" href={asked}>
            <Translate id="site.offline.retry">Try this page again</Translate>
          </a>{' '}
          <Link to="/">
            <Translate id="site.notFound.home">Go to the home page</Translate>
          </Link>
        </p>
      </main>
    </Layout>
  );
}
