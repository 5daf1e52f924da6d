import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {examples} from '@generated/search-index/default/examples';
import clsx from 'clsx';
import Highlight from '../../../search-ui/model/Highlight';
import Icon from '../../../search-ui/model/Icon';
import styles from './styles.module.css';

/** What the first example query finds in this documentation, as the dialog lists it; the links work without a script. */
export default function Proof() {
  const {query, group, rows} = examples.hits;
  return (
    <figure className={styles.proof}>
      <figcaption>
        <Translate id="site.home.proof.caption" values={{query: <b>{query}</b>}}>
          {'What {query} finds in this documentation'}
        </Translate>
      </figcaption>
      <p className={styles.group}>{group}</p>
      <ul>
        {rows.map(({url, kind, isChild, title, path, language}, place) => (
          <li key={url + place} className={clsx(isChild && styles.child)}>
            <Link to={url}>
              <Icon className={styles.icon} name={kind} />
              <span className={styles.words} lang={language}>
                <span className={styles.title}>
                  <Highlight parts={title} />
                </span>
                {path.length > 0 && (
                  <span className={styles.path}>
                    {path.map((heading, step) => (
                      <span key={step}>
                        <Highlight parts={heading} />
                      </span>
                    ))}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  );
}
