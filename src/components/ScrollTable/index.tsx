import {translate} from '@docusaurus/Translate';
import {type ComponentProps, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls sideways where the column is too narrow for it, with a shadow on the edge that hides something.
 * While it scrolls it can be focused, so that the arrow keys move it.
 */
export default function ScrollTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({id: 'site.table.scrolls', message: 'Table, scrolls sideways'}),
      })}
    >
      <table {...props} />
    </div>
  );
}
