import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Versions} from '../../../config/versions';
import styles from './styles.module.css';

/** The last word, and where to sign up. */
export default function Closing() {
  const {siteConfig} = useDocusaurusContext();
  const versions = siteConfig.customFields?.versions as Versions;
  return (
    <section className={styles.closing} aria-labelledby="sign-up">
      <h2 id="sign-up">
        <Translate
          id="site.home.closing.title"
          values={{
            mark: (
              <mark>
                <Translate id="site.home.closing.mark">find it</Translate>
              </mark>
            ),
          }}
        >
          {'You wrote it down. Let them {mark}.'}
        </Translate>
      </h2>
      <p>
        <Link
          className={`button button--lg ${styles.action}`}
          href="https://dashboard.algolia.com/users/sign_up?selected_plan=docsearch"
        >
          <Translate id="site.home.closing.action">Sign up for free</Translate>
        </Link>
      </p>
      <p className={styles.terms}>
        <Translate
          id="site.home.closing.terms"
          values={{
            ...versions,
            terms: (
              <Link href="https://www.algolia.com/policies/docsearch-plan-specific-terms">
                <Translate id="site.home.closing.terms.link">terms of the DocSearch plan</Translate>
              </Link>
            ),
            news: (
              <Link to="/blog">
                <Translate id="site.home.closing.news">what is new</Translate>
              </Link>
            ),
          }}
        >
          {
            'Read the {terms}, or {news}. This is version {site} of the site; it documents DocSearch {docsearch}.'
          }
        </Translate>
      </p>
    </section>
  );
}
