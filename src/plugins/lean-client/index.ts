import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserConfig} from './browserConfig';
import {browserRegistry} from './browserRegistry';
import {chunkGroups} from './chunkGroups';
import {leanMarked} from './leanMarked';
import {serverRegistry} from './serverRegistry';

/**
 * Makes what readers download smaller, in production builds only: Preact in place of React, no build options in the
 * browser's copy of the configuration, one style sheet for each screen that has its own, named in the pages that have
 * it. Pages are rendered by React all the same. Take the plugin out, and the site is as before, only heavier.
 */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'lean-client',

    getClientModules: () =>
      isProduction
        ? [
            require.resolve('./dropHints'),
            require.resolve('./reportMismatch'),
            require.resolve('./scrollToHash'),
          ]
        : [],

    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isProduction) return {};
      const folder = path.join(generatedFilesDir, 'lean-client');
      mkdirSync(folder, {recursive: true});
      // Docusaurus's own alias for all generated files comes first, so that another one would not be seen.
      const replace = (request: RegExp, name: string, text: string) => {
        const file = path.join(folder, `${isServer ? 'server' : 'browser'}.${name}`);
        writeFileSync(file, text);
        return new currentBundler.instance.NormalModuleReplacementPlugin(request, file);
      };
      const inPlaceOf = (name: string, text: string) =>
        replace(new RegExp(`^@generated/${path.parse(name).name}$`), name, text);
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      if (isServer) return {plugins: [inPlaceOf('registry.js', serverRegistry(registry))]};
      return {
        module: {
          rules: [{test: /[\\/]utils-common[\\/]/, resolve: {alias: {tslib: require.resolve('./tslib')}}}],
        },
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: chunkGroups(registry)}},
        plugins: [
          inPlaceOf('registry.js', browserRegistry(registry)),
          inPlaceOf('docusaurus.config.json', browserConfig(siteConfig)),
          replace(/^marked$/, 'marked.mjs', leanMarked(readFileSync(require.resolve('marked'), 'utf8'))),
        ],
        resolve: {
          alias: {
            'react/jsx-runtime': require.resolve('preact/jsx-runtime'),
            'react-dom/client': require.resolve('preact/compat/client'),
            'react-dom': require.resolve('preact/compat'),
            react: require.resolve('preact/compat'),
          },
        },
      };
    },
  };
}
