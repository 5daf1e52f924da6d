import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useId, useRef} from 'react';
import {followReading} from './followReading';
import styles from './styles.module.css';

/** The headings of a page beside its text. Of a list that is longer than the window, the part being read is in view. */
export default function TOC({className, toc, ...props}: Props) {
  const list = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => (list.current ? followReading(list.current) : undefined), [toc]);
  return (
    <nav ref={list} aria-labelledby={title} className={clsx(styles.list, 'thin-scrollbar', className)}>
      <p id={title} className={styles.title}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TOCItems {...props} toc={toc} linkClassName="table-of-contents__link toc-highlight" />
    </nav>
  );
}
