import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef} from 'react';
import {ACTIVE, followActive} from './followActive';
import styles from './styles.module.css';

/** The headings of a page beside its text. Of a list that is longer than the window, the part being read is in view. */
export default function TOC({className, ...props}: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? followActive(list.current) : undefined), []);
  return (
    <div ref={list} className={clsx(styles.list, 'thin-scrollbar', className)}>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={ACTIVE}
      />
    </div>
  );
}
