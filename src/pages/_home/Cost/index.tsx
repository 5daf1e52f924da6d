import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Section from '../Section';
import styles from './styles.module.css';

/** What DocSearch costs, what it asks for, and which sites may have it. */
export default function Cost() {
  return (
    <Section
      id="cost"
      title={<Translate id="site.home.cost.title">It costs nothing</Translate>}
      lead={
        <Translate id="site.home.cost.lead">
          Crawling, the index and its hosting are included, and the code is MIT-licensed. Only the model
          behind Ask AI is billed to you, by its provider. In return, the logo of Algolia, which runs the
          service, stays in the dialog.
        </Translate>
      }
    >
      <div className={styles.columns}>
        <div>
          <h3>
            <Translate id="site.home.cost.yes">Yours, if your site is</Translate>
          </h3>
          <ul className={styles.yes}>
            <li>
              <Translate id="site.home.cost.yes.docs">
                documentation for developers, open source or not
              </Translate>
            </li>
            <li>
              <Translate id="site.home.cost.yes.blog">or a technical blog</Translate>
            </li>
            <li>
              <Translate id="site.home.cost.yes.public">online, and public to everyone</Translate>
            </li>
          </ul>
        </div>
        <div>
          <h3>
            <Translate id="site.home.cost.no">Not yet, if it is</Translate>
          </h3>
          <ul className={styles.no}>
            <li>
              <Translate id="site.home.cost.no.draft">a draft, a placeholder or a staging copy</Translate>
            </li>
            <li>
              <Translate id="site.home.cost.no.other">about something that is not technical</Translate>
            </li>
            <li>
              <Translate id="site.home.cost.no.login">behind a login</Translate>
            </li>
          </ul>
        </div>
      </div>
      <p className={styles.more}>
        <Link to="/docs/who-can-apply">
          <Translate id="site.home.cost.more">See who can apply, and how</Translate>
        </Link>
      </p>
    </Section>
  );
}
