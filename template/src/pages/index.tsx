import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {useMainDocPath} from '../search-ui/model/useMainDocPath';
import styles from './styles.module.css';

/** The home page. */
export default function Home() {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={tagline}>
      <main className={styles.home}>
        <h1>{title}</h1>
        <p>{tagline}</p>
        <Link className="button button--primary button--lg" to={useMainDocPath()}>
          <Translate id="site.home.begin">Read the documentation</Translate>
        </Link>
      </main>
    </Layout>
  );
}
