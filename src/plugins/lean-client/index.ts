import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserConfig} from './browserConfig';
import {browserRegistry} from './browserRegistry';
import {chunkGroups} from './chunkGroups';
import {purgeFramework} from './purgeFramework';

/**
 * Makes what readers download smaller, in production builds only: Preact in place of React, no build options in the
 * browser's copy of the configuration, no style rule that nothing uses, one style sheet for each screen that has its
 * own. Pages are rendered by React all the same. Take the plugin out, and the site is as before, only heavier.
 */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'lean-client',

    getClientModules: () => (isProduction ? [require.resolve('./reportMismatch')] : []),

    configurePostCss(options) {
      if (isProduction) options.plugins.push(purgeFramework);
      return options;
    },

    configureWebpack(_config, isServer) {
      if (isServer || !isProduction) return {};
      const folder = join(generatedFilesDir, 'lean-client');
      const write = (name: string, text: string) => {
        const file = join(folder, name);
        writeFileSync(file, text);
        return file;
      };
      const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
      mkdirSync(folder, {recursive: true});
      return {
        module: {
          rules: [{test: /[\\/]utils-common[\\/]/, resolve: {alias: {tslib: require.resolve('./tslib')}}}],
        },
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: chunkGroups(registry)}},
        resolve: {
          alias: {
            'react/jsx-runtime': require.resolve('preact/jsx-runtime'),
            'react-dom/client': require.resolve('preact/compat/client'),
            'react-dom': require.resolve('preact/compat'),
            react: require.resolve('preact/compat'),
            '@generated/docusaurus.config': write('config.json', browserConfig(siteConfig)),
            '@generated/registry': write('registry.js', browserRegistry(registry)),
          },
        },
      };
    },
  };
}
