import Translate from '@docusaurus/Translate';
import Drawing from '../../../components/drawings/HowItWorks';
import Section from '../Section';
import styles from './styles.module.css';

/** How a page becomes a hit, in one drawing. */
export default function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title={<Translate id="site.home.how.title">From your pages to the right paragraph</Translate>}
      lead={
        <Translate id="site.home.how.lead">
          You publish as you always do. Every heading and every paragraph becomes an entry of its own, so a
          reader lands on the right line instead of the top of a long page.
        </Translate>
      }
    >
      <div className={styles.drawing}>
        <Drawing />
      </div>
    </Section>
  );
}
