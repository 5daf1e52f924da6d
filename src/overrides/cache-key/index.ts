import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps a bundler cache of its own for each configuration of the site. The persistent cache does not notice that the
 * environment changed what the configuration says: a site built by itself first and with hosted credentials next
 * would ship pages of the one and scripts of the other. Can go when Docusaurus keys its cache by the configuration.
 */
export default function cacheKey({siteConfig}: LoadContext): Plugin {
  const {url, baseUrl, noIndex, customFields, themeConfig} = siteConfig;
  const key = createHash('sha1')
    .update(JSON.stringify({url, baseUrl, noIndex, customFields, themeConfig}))
    .digest('hex');
  return {
    name: 'cache-key',
    configureWebpack({experiments}) {
      const cache: unknown = experiments && Reflect.get(experiments, 'cache');
      if (typeof cache !== 'object' || cache === null || !('version' in cache)) return {};
      return {experiments: {...experiments, cache: {...cache, version: `${String(cache.version)}-${key}`}}};
    },
  };
}
