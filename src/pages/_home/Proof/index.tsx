import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Hit {
  to: string;
  title: ReactNode;
  text: ReactNode;
}

/** What the first example query finds in this documentation, as links that work without a script. */
export default function Proof() {
  const recent = <mark>{translate({id: 'site.home.proof.recent', message: 'recent'})}</mark>;
  const searches = <mark>{translate({id: 'site.home.proof.searches', message: 'searches'})}</mark>;
  const hits: Hit[] = [
    {
      to: '/docs/api#recentsearcheslimit',
      title: (
        <>
          <mark>recentSearches</mark>Limit
        </>
      ),
      text: (
        <Translate id="site.home.proof.limit" values={{recent, searches}}>
          {'How many {recent} {searches} are kept and shown'}
        </Translate>
      ),
    },
    {
      to: '/docs/api#recentsearcheswithfavoriteslimit',
      title: (
        <>
          <mark>recentSearches</mark>WithFavoritesLimit
        </>
      ),
      text: (
        <Translate id="site.home.proof.favorites" values={{recent}}>
          {'Fewer {recent} ones once there are favorites'}
        </Translate>
      ),
    },
    {
      to: '/docs/api#storage',
      title: <Translate id="site.home.proof.storage.title">What the browser stores</Translate>,
      text: (
        <Translate id="site.home.proof.storage" values={{recent, searches}}>
          {'{recent} {searches}, favorites, conversations'}
        </Translate>
      ),
    },
  ];
  return (
    <figure className={styles.proof}>
      <figcaption>
        <Translate
          id="site.home.proof.caption"
          values={{
            query: <b>{translate({id: 'site.home.hero.example.name', message: 'recent searches'})}</b>,
          }}
        >
          {'What {query} finds in this documentation'}
        </Translate>
      </figcaption>
      <p className={styles.page}>
        <Translate id="site.home.proof.page">API Reference</Translate>
      </p>
      <ul>
        {hits.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to}>
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  );
}
