import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Answer from './_home/Answer';
import Closing from './_home/Closing';
import Cost from './_home/Cost';
import Features from './_home/Features';
import Hero from './_home/Hero';
import HowItWorks from './_home/HowItWorks';
import Install from './_home/Install';
import Users from './_home/Users';

/** The home page. */
export default function Home() {
  return (
    <Layout
      title={translate({id: 'site.home.title', message: 'Free search and answers for documentation'})}
      description={translate({
        id: 'site.home.description',
        message:
          'DocSearch puts a search dialog on your documentation that finds the right paragraph at every keystroke and answers questions. It costs nothing.',
      })}
    >
      <main>
        <Hero />
        <HowItWorks />
        <Answer />
        <Cost />
        <Install />
        <Features />
        <Users />
        <Closing />
      </main>
    </Layout>
  );
}
