import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePageLanguage} from '../ForeignText/useLanguageOf';
import styles from './styles.module.css';

export interface PageNoticeProps {
  className?: string;
  /** What else there is to know before reading, one line. */
  children?: ReactNode;
}

/**
 * What a reader should know before reading a page, a line each: what is passed in and, of a page without translation,
 * that it is shown in English. Nothing where there is nothing to say.
 */
export default function PageNotice({className, children}: PageNoticeProps): ReactNode {
  const language = usePageLanguage();
  if (!children && !language) return null;
  return (
    <div role="note" className={clsx(styles.notice, className)}>
      {children && <p>{children}</p>}
      {language && (
        <p>
          <Translate
            id="site.untranslated.note"
            description="Above a page that has no translation and is shown in English"
          >
            This page is not translated yet: you read it in English.
          </Translate>
        </p>
      )}
    </div>
  );
}
