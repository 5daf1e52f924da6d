import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An admonition: a rule in the colour of its kind, its icon and its word, and what it says. */
export default function AdmonitionLayout({type, icon, title, children, className, id}: Props) {
  return (
    <div
      id={id}
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        styles.admonition,
        className,
      )}
    >
      {title && (
        <p className={styles.heading}>
          <span className={styles.icon}>{icon}</span>
          <span className={styles.title}>{title}</span>
        </p>
      )}
      {children}
    </div>
  );
}
