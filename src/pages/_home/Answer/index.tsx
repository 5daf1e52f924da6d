import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {examples} from '@generated/search-index/default/examples';
import {openDialog, preloadDialog} from '../../../search-ui/button/openDialog';
import Section from '../Section';
import styles from './styles.module.css';

const {question, html, sources} = examples.answer;
/** One object, since React writes markup anew whenever it comes in another one. */
const ANSWER = {__html: html};

/** A question and how the answer to it begins, quoted from this documentation when the site was built. */
export default function Answer() {
  return (
    <Section
      id="answers"
      ai
      title={<Translate id="site.home.answer.title">Or ask in your own words</Translate>}
      lead={
        <Translate id="site.home.answer.lead">
          The same dialog takes questions. An answer comes from your own pages and names them, so readers can
          check it. This is how one from this documentation begins.
        </Translate>
      }
    >
      <figure className={styles.exchange}>
        <p className={styles.question}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2.5c1 6.5 3 8.5 9.5 9.5-6.5 1-8.5 3-9.5 9.5-1-6.5-3-8.5-9.5-9.5 6.5-1 8.5-3 9.5-9.5Z" />
          </svg>
          {question}
        </p>
        <blockquote cite={sources[0]?.url} dangerouslySetInnerHTML={ANSWER} />
        <figcaption>
          <b>
            <Translate id="site.home.answer.sources">Related sources</Translate>
          </b>
          <ul>
            {sources.map(({url, title}) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={event => openDialog({query: question, opener: event.currentTarget})}
          >
            <Translate id="site.home.answer.ask">Ask it yourself</Translate>
          </button>
        </figcaption>
      </figure>
    </Section>
  );
}
