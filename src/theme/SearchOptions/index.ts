import {translate} from '@docusaurus/Translate';
import type {SearchOptions} from '../../search-ui/model/SearchOptions';
import {defaultSearchOptions} from '../../search-ui/model/SearchOptions';

/** How this site's search behaves. Every option is described at its type. */
export const searchOptions: SearchOptions = {
  ...defaultSearchOptions,
  startPages: [
    {
      title: translate({id: 'site.search.start.what', message: 'What is DocSearch?'}),
      url: '/docs/what-is-docsearch',
    },
    {title: translate({id: 'site.search.start.install', message: 'Getting started'}), url: '/docs/docsearch'},
    {title: translate({id: 'site.search.start.styling', message: 'Styling'}), url: '/docs/styling'},
    {title: translate({id: 'site.search.start.api', message: 'API reference'}), url: '/docs/api'},
  ],
  getMissingResultsUrl: ({query}) =>
    `https://github.com/algolia/docsearch/issues/new?title=${encodeURIComponent(`[docs] No results for "${query}"`)}`,
};
