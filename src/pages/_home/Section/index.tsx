import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the section, and the name its heading is referred to by. */
  id: string;
  title: ReactNode;
  /** A sentence under the title, in the margin. */
  lead?: ReactNode;
  /** Whether the section is about answers: it lies on their hue then. */
  ai?: boolean;
  children: ReactNode;
}

/** One section of the home page: its title in the margin, its matter beside it. */
export default function Section({id, title, lead, ai, children}: Props) {
  return (
    <section className={clsx(styles.section, ai && styles.ai)} aria-labelledby={id}>
      <div className={styles.margin}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
