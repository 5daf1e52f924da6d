import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import styles from './styles.module.css';

interface Props {
  error: Error;
  /** Renders the page once more. */
  tryAgain: () => void;
}

/**
 * What is shown instead of a page that crashed: the message of the error, then that of each cause. It uses nothing of the
 * theme, so that it can stand in for a crashed layout too.
 */
export default function CrashPage({error, tryAgain}: Props) {
  const [first, ...causes] = getErrorCausalChain(error);
  const title = translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'});
  return (
    <main className={styles.page}>
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
      <div role="alert" className={styles.chain}>
        <p>{first?.message}</p>
        {causes.map((cause, index) => (
          <p key={index}>
            <b>
              <Translate id="site.crash.cause">Cause:</Translate>
            </b>{' '}
            {cause.message}
          </p>
        ))}
      </div>
    </main>
  );
}
