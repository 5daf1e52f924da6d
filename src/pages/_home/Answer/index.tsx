import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Section from '../Section';
import styles from './styles.module.css';

/** A question and its answer, quoted from this documentation. */
export default function Answer() {
  return (
    <Section
      id="answers"
      ai
      title={<Translate id="site.home.answer.title">Or ask in your own words</Translate>}
      lead={
        <Translate id="site.home.answer.lead">
          The same dialog takes questions. An answer is put together from your own pages and names them, so
          that it can be checked. Here is one from this documentation.
        </Translate>
      }
    >
      <figure className={styles.exchange}>
        <p className={styles.question}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2.5c1 6.5 3 8.5 9.5 9.5-6.5 1-8.5 3-9.5 9.5-1-6.5-3-8.5-9.5-9.5 6.5-1 8.5-3 9.5-9.5Z" />
          </svg>
          <Translate id="site.home.answer.question">How long does it take to be accepted?</Translate>
        </p>
        <blockquote cite="/docs/how-does-it-work#apply">
          <p>
            <Translate id="site.home.answer.text">
              A program checks the domain, usually at once. Where it cannot decide, a person looks at your
              site within 1 to 2 business days. No request stays without an answer.
            </Translate>
          </p>
        </blockquote>
        <figcaption>
          <b>
            <Translate id="site.home.answer.sources">Related sources</Translate>
          </b>
          <ul>
            <li>
              <Link to="/docs/how-does-it-work#apply">
                <Translate id="site.home.answer.source.how">How does it work?</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/who-can-apply">
                <Translate id="site.home.answer.source.who">Who can apply?</Translate>
              </Link>
            </li>
          </ul>
        </figcaption>
      </figure>
    </Section>
  );
}
