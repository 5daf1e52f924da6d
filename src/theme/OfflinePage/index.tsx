import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {decodeEntities} from '../../search-ui/model/decodeEntities';
import {safePath} from './safePath';
import styles from './styles.module.css';

interface KeptPage {
  path: string;
  title: string;
}

/** Returns the pages that the service worker of this language has kept, by their titles. */
async function keptPages(baseUrl: string, siteTitle: string): Promise<KeptPage[]> {
  const names = (await caches.keys()).filter(name => name.startsWith(`pages:${baseUrl}:`));
  const pages = await Promise.all(
    names.map(async name => {
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(async ({url}): Promise<KeptPage[]> => {
          const html = (await (await cache.match(url))?.text()) ?? '';
          const [, title] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? [];
          if (title === undefined) return [];
          const [name = ''] = decodeEntities(title).split(` | ${siteTitle}`);
          return [{path: new URL(url).pathname, title: name}];
        }),
      );
    }),
  );
  const found = new Map(pages.flat(2).map(page => [page.path, page]));
  return [...found.values()].sort((a, b) => a.title.localeCompare(b.title));
}

const neverChanges = () => () => undefined;

/** What a reader without a connection sees in place of a page that was not kept: how to go on, and what can be read. */
export default function OfflinePage(): ReactNode {
  const {search} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl, title} = siteConfig;
  const [pages, setPages] = useState<KeptPage[]>([]);
  // The page was rendered without knowing what is behind its address.
  const asked = useSyncExternalStore(
    neverChanges,
    () => safePath(new URLSearchParams(search).get('from'), baseUrl),
    () => baseUrl,
  );

  useEffect(() => {
    let isWanted = true;
    keptPages(baseUrl, title).then(
      found => isWanted && setPages(found),
      // A browser that shows no caches to pages: the search finds what is kept.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [baseUrl, title]);

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
