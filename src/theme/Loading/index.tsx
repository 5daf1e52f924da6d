import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';
import styles from './styles.module.css';

/** How long a page's code may take before the reader is offered another try, in milliseconds. */
const PATIENCE = 10_000;

/** What the router's loader tells: an error, whether the 200 ms are over before which nothing is shown, a way to retry. */
interface Props {
  error?: Error | null;
  pastDelay?: boolean;
  retry: () => void;
}

/** What stands in place of a page while its code is loading, when that takes too long, and when it fails. */
export default function Loading({error, pastDelay, retry}: Props) {
  const [timedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (error || timedOut) return;
    const timer = setTimeout(() => setTimedOut(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [error, timedOut]);

  if (error || timedOut) {
    return (
      <div className={styles.place} role="alert">
        <p>
          {error ? (
            String(error)
          ) : (
            <Translate id="site.loading.timedOut">This page takes longer to load than it should.</Translate>
          )}
        </p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            setTimedOut(false);
            retry();
          }}
        >
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      <p>{translate({id: 'site.loading.loading', message: 'Loading…'})}</p>
    </div>
  );
}
