import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Section from '../Section';

const javascript = `import docsearch from '@docsearch/js';
import '@docsearch/css';
docsearch({container: '#docsearch', appId: 'YOUR_APP_ID', apiKey: 'YOUR_SEARCH_API_KEY', indices: ['YOUR_INDEX_NAME']});`;

const react = `import {DocSearch} from '@docsearch/react';
import '@docsearch/css';
export default () => <DocSearch appId="YOUR_APP_ID" apiKey="YOUR_SEARCH_API_KEY" indices={['YOUR_INDEX_NAME']} />;`;

const html = `<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/@docsearch/css@4" />
<script src="https://cdn.jsdelivr.net/npm/@docsearch/js@4"></script>
<script>docsearch({container: '#docsearch', appId: 'YOUR_APP_ID', apiKey: 'YOUR_SEARCH_API_KEY', indices: ['YOUR_INDEX_NAME']});</script>`;

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
            'The three values come with your account. Many {generators} have the lines built in and ask for the values alone.'
          }
        </Translate>
      }
    >
      <Tabs groupId="language">
        <TabItem value="js" label="JavaScript" default>
          <CodeBlock language="js">{javascript}</CodeBlock>
        </TabItem>
        <TabItem value="react" label="React">
          <CodeBlock language="jsx">{react}</CodeBlock>
        </TabItem>
        <TabItem value="html" label="HTML">
          <CodeBlock language="html">{html}</CodeBlock>
        </TabItem>
      </Tabs>
    </Section>
  );
}
