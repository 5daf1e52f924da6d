import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** An ordered list, one item a step. */
  children: ReactNode;
}

/** Sets the steps of a task apart from ordinary lists: room between them, and a line that leads from one to the next. */
export default function Steps({children}: Props) {
  return <div className={styles.steps}>{children}</div>;
}
