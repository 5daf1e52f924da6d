import type {Options} from '@docusaurus/plugin-client-redirects';

/** Addresses of earlier sites that still have visitors. */
export const redirects: Options = {
  redirects: [
    {from: '/docs/run-your-own', to: '/docs/legacy/run-your-own'},
    {from: '/docs/config-file', to: '/docs/legacy/config-file'},
    {from: '/docs/dropdown', to: '/docs/legacy/dropdown'},
    {from: ['/apply', '/docs/apply'], to: '/docs/who-can-apply'},
  ],
};
