import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useActivePlugin, useActiveVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocPaginator';
import clsx from 'clsx';
import ForeignText from '../../components/ForeignText';
import styles from './styles.module.css';

/** The ways to the page before and the page after, each with what that page is good for. */
export default function DocPaginator({className, previous, next}: Props) {
  const {docs} = useDocsVersion();
  const addresses = useActiveVersion(useActivePlugin()?.pluginId)?.docs;
  const describe = (permalink: string) => {
    const id = addresses?.find(({path}) => path === permalink)?.id;
    return id === undefined ? undefined : docs[id]?.description;
  };
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
                <ForeignText as="span" permalink={page.permalink}>
                  {page.title}
                </ForeignText>
              </span>
              <span className={styles.description}>
                <ForeignText as="span" permalink={page.permalink}>
                  {describe(page.permalink)}
                </ForeignText>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
