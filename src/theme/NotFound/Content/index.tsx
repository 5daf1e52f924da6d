import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {openDialog, preloadDialog} from '../../../search-ui/button/openDialog';
import {useMainDocPath} from '../../../search-ui/model/useMainDocPath';
import {wordsOf} from './wordsOf';
import styles from './styles.module.css';

/**
 * What stands on an address that leads nowhere: the title, also where the theme sets none after hydration (inside the
 * documentation's own layout), and a search for the words of the address.
 */
export default function NotFoundContent({className}: Props) {
  const {pathname} = useLocation();
  const docs = useMainDocPath();
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M1 3h21v4H1zM1 25h13v4H1z" />
        <rect x="2" y="11" width="28" height="9" rx="2" />
      </svg>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.text">
          Nothing stands at this address. The page may have moved, or the link that led here has a slip in it.
        </Translate>
      </p>
      <p className={styles.ways}>
        <button
          type="button"
          className="button button--primary"
          aria-haspopup="dialog"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={event => openDialog({query: wordsOf(pathname), opener: event.currentTarget})}
        >
          <Translate id="site.notFound.search">Search for it</Translate>
        </button>
        <Link to={docs}>
          <Translate id="site.notFound.docs">Begin with the documentation</Translate>
        </Link>
        <Link to="/">
          <Translate id="site.notFound.home">Go to the home page</Translate>
        </Link>
      </p>
    </main>
  );
}
