import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import MDXContent from '@theme/MDXContent';
import Section from '../Section';
import Samples from './samples.mdx';

/** Three lines that put the search on a page, for each way of loading it. */
export default function Install() {
  return (
    <Section
      id="install"
      title={<Translate id="site.home.install.title">Three lines on your side</Translate>}
      lead={
        <Translate
          id="site.home.install.lead"
          values={{
            generators: (
              <Link to="/docs/integrations">
                <Translate id="site.home.install.generators">site generators</Translate>
              </Link>
            ),
          }}
        >
          {
            'The three values come with your account. Many {generators} have these lines built in and only ask for the values.'
          }
        </Translate>
      }
    >
      <MDXContent>
        <Samples />
      </MDXContent>
    </Section>
  );
}
