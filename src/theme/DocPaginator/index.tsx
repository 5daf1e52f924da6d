import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocPaginator';
import clsx from 'clsx';
import PageTitle from '../../components/PageTitle';
import styles from './styles.module.css';

/** The ways to the page before and the page after, each with what that page is good for. */
export default function DocPaginator({className, previous, next}: Props) {
  const docs = Object.values(useDocsVersion().docs);
  const describe = (title: string) => docs.find(doc => doc.title === title)?.description;
  const ways = [
    {
      page: previous,
      label: <Translate id="theme.docs.paginator.previous">Previous</Translate>,
      kind: 'pagination-nav__link--prev',
    },
    {
      page: next,
      label: <Translate id="theme.docs.paginator.next">Next</Translate>,
      kind: 'pagination-nav__link--next',
    },
  ];
  return (
    <nav
      className={clsx(className, 'pagination-nav')}
      aria-label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}
    >
      {ways.map(
        ({page, label, kind}) =>
          page && (
            <Link key={kind} className={clsx('pagination-nav__link', kind)} to={page.permalink}>
              <span className="pagination-nav__sublabel">{label}</span>
              <span className={clsx('pagination-nav__label', styles.label)}>
                <PageTitle permalink={page.permalink}>{page.title}</PageTitle>
              </span>
              <span className={styles.description}>
                <PageTitle permalink={page.permalink}>{describe(page.title)}</PageTitle>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
