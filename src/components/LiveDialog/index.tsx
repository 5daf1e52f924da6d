import Translate, {translate} from '@docusaurus/Translate';
import type {ComponentType, ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

export interface LiveDialogProps {
  /** What its field holds at first. */
  query: string;
}

/** How far below the screen it is when its code is asked for, in pixels. */
const AHEAD = 400;

/**
 * The dialog of this site beside controls for what an adopter may change, and the code of what is chosen. It comes when it is
 * about to be seen, into room that was kept for it.
 */
export default function LiveDialog(props: LiveDialogProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{Playground: ComponentType<LiveDialogProps>} | 'failed' | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        import('@theme/LivePlayground').then(
          ({default: Playground}) => setLoaded({Playground}),
          () => setLoaded('failed'),
        );
      },
      {rootMargin: `${AHEAD}px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      className={styles.room}
      role="group"
      aria-label={translate({id: 'site.live.label', message: 'Live dialog'})}
    >
      {loaded === 'failed' && (
        <p>
          <Translate id="site.live.failed">
            The live dialog could not be loaded. Reload the page to try again.
          </Translate>
        </p>
      )}
      {loaded !== null && loaded !== 'failed' && <loaded.Playground {...props} />}
      <noscript>
        <p>
          <Translate id="site.live.script">The live dialog needs JavaScript.</Translate>
        </p>
      </noscript>
    </div>
  );
}
