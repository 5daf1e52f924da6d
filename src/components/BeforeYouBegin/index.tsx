import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A list of what a reader needs before the first step. */
  children: ReactNode;
}

/** Names what has to be at hand before a task is started, under a label of its own. */
export default function BeforeYouBegin({children}: Props) {
  const label = useId();
  return (
    <div role="note" aria-labelledby={label} className={styles.box}>
      <p id={label} className={styles.label}>
        <Translate
          id="site.beforeYouBegin"
          description="Above a list of what is needed before the first step of a task"
        >
          Before you begin
        </Translate>
      </p>
      {children}
    </div>
  );
}
