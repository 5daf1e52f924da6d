import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Section from '../Section';
import styles from './styles.module.css';

interface Feature {
  id: string;
  title: ReactNode;
  text: ReactNode;
  drawing: ReactNode;
}

const features: Feature[] = [
  {
    id: 'docs',
    title: <Translate id="site.home.features.docs">Made for documentation</Translate>,
    text: (
      <Translate id="site.home.features.docs.text">
        Guides, references, tables, code: a page is read heading by heading, so every hit shows which chapter
        it comes from.
      </Translate>
    ),
    drawing: (
      <>
        <path d="M14 8h28l10 10v38H14z" />
        <path d="M22 22h14" className={styles.heavy} />
        <path d="M22 30h22M26 46h18" />
        <path d="M26 38h12" className={styles.accent} />
      </>
    ),
  },
  {
    id: 'ai',
    title: <Translate id="site.home.features.ai">Answers from your own words</Translate>,
    text: (
      <Translate id="site.home.features.ai.text">
        Ask AI takes a question in the reader’s own words and answers from your content. The pages it used are
        listed below.
      </Translate>
    ),
    drawing: (
      <>
        <path d="M8 12h48v32H32L20 55V44H8z" />
        <path
          d="M32 17c1 7.5 3.5 10 11 11-7.5 1-10 3.5-11 11-1-7.5-3.5-10-11-11 7.5-1 10-3.5 11-11Z"
          className={styles.ai}
        />
      </>
    ),
  },
  {
    id: 'hosted',
    title: <Translate id="site.home.features.hosted">Run by Algolia</Translate>,
    text: (
      <Translate id="site.home.features.hosted.text">
        Algolia keeps crawler, index and search servers running. You have static files and a dashboard.
      </Translate>
    ),
    drawing: (
      <>
        <circle cx="32" cy="32" r="23" />
        <path d="M9 32h46M32 9c-16 14-16 32 0 46 16-14 16-32 0-46Z" />
        <circle cx="47" cy="20" r="4.5" className={styles.dot} />
        <circle cx="20" cy="42" r="4.5" className={styles.dot} />
      </>
    ),
  },
  {
    id: 'custom',
    title: <Translate id="site.home.features.custom">Yours to shape</Translate>,
    text: (
      <Translate id="site.home.features.custom.text">
        Colors and sizes are CSS variables. Wording, hits, shortcuts and what a choice does are options.
      </Translate>
    ),
    drawing: (
      <>
        <path d="M10 16h44M10 32h44M10 48h44" />
        <circle cx="24" cy="16" r="6" className={styles.knob} />
        <circle cx="42" cy="32" r="6" className={styles.knobAccent} />
        <circle cx="18" cy="48" r="6" className={styles.knob} />
      </>
    ),
  },
  {
    id: 'accessible',
    title: <Translate id="site.home.features.accessible">Usable without a mouse, or without sight</Translate>,
    text: (
      <Translate id="site.home.features.accessible.text">
        The dialog follows the WAI-ARIA practice for a search box with a list: every step works by keyboard
        and is announced to screen readers.
      </Translate>
    ),
    drawing: (
      <>
        <rect x="6" y="18" width="52" height="30" rx="4" />
        <path d="M14 27h3M23 27h3M32 27h3M41 27h3M14 40h3M23 40h18M47 40h3" />
        <path d="M50 27v5h-4" className={styles.accent} />
      </>
    ),
  },
];

/** Five reasons, each with a drawing. */
export default function Features() {
  return (
    <Section id="features" title={<Translate id="site.home.features.title">What you get</Translate>}>
      <ul className={styles.features}>
        {features.map(({id, title, text, drawing}) => (
          <li key={id}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              {drawing}
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
