import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      collapsed: false,
      items: ['what-is-docsearch', 'who-can-apply'],
    },
    {
      type: 'category',
      label: 'DocSearch v4',
      collapsed: false,
      items: ['docsearch', 'styling', 'api', 'examples', 'migrating-from-v3'],
    },
    {
      type: 'category',
      label: 'Algolia Ask AI',
      items: [
        'v4/askai',
        'v4/askai-api',
        'v4/askai-prompts',
        'v4/askai-whitelisted-domains',
        'v4/askai-models',
        'v4/askai-markdown-indexing',
        'v4/askai-errors',
        {
          type: 'link',
          label: 'Full Documentation',
          href: 'https://www.algolia.com/doc/guides/algolia-ai/askai',
        },
      ],
    },
    {
      type: 'category',
      label: 'Algolia Crawler',
      items: [
        'create-crawler',
        'record-extractor',
        'templates',
        'crawler-configuration-visual',
        'manage-your-crawls',
      ],
    },
    {
      type: 'category',
      label: 'Requirements, tips, FAQ',
      items: [
        {type: 'category', label: 'FAQ', items: ['crawler', 'docsearch-program']},
        'tips',
        'integrations',
      ],
    },
    {
      type: 'category',
      label: 'Under the hood',
      items: ['how-does-it-work', 'required-configuration'],
    },
    {
      type: 'category',
      label: 'Miscellaneous',
      items: ['migrating-from-legacy'],
    },
  ],
};

export default sidebars;
