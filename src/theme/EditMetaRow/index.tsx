import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/EditMetaRow';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Where the file of a page or post can be edited, and when it was last changed. */
export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className={clsx(className, styles.row)}>
      {editUrl && (
        <Link to={editUrl} className="theme-edit-this-page">
          <Translate id="theme.common.editThisPage">Edit this page</Translate>
        </Link>
      )}
      {lastUpdatedAt && (
        <span className="theme-last-updated">
          <Translate
            id="site.lastUpdated"
            description="When a page was last changed"
            values={{
              date: (
                <time dateTime={new Date(lastUpdatedAt).toISOString()}>{format.format(lastUpdatedAt)}</time>
              ),
            }}
          >
            {'Last updated on {date}'}
          </Translate>
        </span>
      )}
    </div>
  );
}
