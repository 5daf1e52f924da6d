import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {examples} from '@generated/search-index/default/examples';
import {type SyntheticEvent, useId, useRef} from 'react';
import {openDialog, preloadDialog} from '../../../search-ui/button/openDialog';
import {LONGEST_TEXT} from '../../../protocols/cutText';
import Proof from '../Proof';
import styles from './styles.module.css';

/** The first screen: what it is, the search itself, three queries to try and what one of them finds. */
export default function Hero() {
  const input = useRef<HTMLInputElement>(null);
  const label = useId();
  const action = useBaseUrl('/search');
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    openDialog({query: input.current?.value, opener: input.current});
  };
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>
          <Translate
            id="site.home.hero.title"
            description="{search} and {answers} are the next two messages, highlighted"
            values={{
              search: (
                <mark>
                  <Translate id="site.home.hero.title.search">search</Translate>
                </mark>
              ),
              answers: (
                <em>
                  <Translate id="site.home.hero.title.answers">answers</Translate>
                </em>
              ),
            }}
          >
            {'Free {search} and {answers} for your documentation'}
          </Translate>
        </h1>
        <p>
          <Translate id="site.home.hero.lead">
            A crawler reads your pages, a dialog finds the right paragraph at every keystroke, and readers who
            prefer to ask get an answer with its sources.
          </Translate>
        </p>
        <Link className="button button--primary button--lg" to="/docs/docsearch">
          <Translate id="site.home.hero.action">Put it on your site</Translate>
        </Link>
      </div>
      <div className={styles.instrument}>
        <form role="search" action={action} onSubmit={open}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10" cy="10" r="6.5" />
            <path d="m15 15 6 6" />
          </svg>
          <label htmlFor={label} className={styles.label}>
            <Translate id="site.home.hero.field">Search this documentation</Translate>
          </label>
          <input
            ref={input}
            id={label}
            name="q"
            type="search"
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            enterKeyHint="search"
            aria-haspopup="dialog"
            placeholder={translate({id: 'site.home.hero.placeholder', message: 'Search or ask AI'})}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={open}
            onInput={open}
            onBlur={event => {
              event.currentTarget.value = '';
            }}
          />
          <kbd aria-hidden="true">/</kbd>
        </form>
        <p className={styles.examples}>
          <span>
            <Translate id="site.home.hero.try">Try</Translate>
          </span>{' '}
          {examples.queries.map(query => (
            <button
              key={query}
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
              onClick={event => openDialog({query, opener: event.currentTarget})}
            >
              {query}
            </button>
          ))}
        </p>
        <Proof />
      </div>
    </div>
  );
}
