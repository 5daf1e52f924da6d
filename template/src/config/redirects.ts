import type {Options} from '@docusaurus/plugin-client-redirects';

/** Addresses that pages have left, such as `{from: '/guide', to: '/docs/introduction'}`. */
export const redirects: Options = {redirects: []};
