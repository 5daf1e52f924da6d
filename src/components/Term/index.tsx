import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The term in lower case, words joined by hyphens; the anchor is `term-` and this. */
  id: string;
  children: ReactNode;
}

/** A defined term of the glossary, linkable as `#term-<id>` and known to the check of broken anchors. */
export default function Term({id, children}: Props) {
  const anchor = `term-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <dfn id={anchor} className={styles.term}>
      {children}
    </dfn>
  );
}
