import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserConfig} from './browserConfig';
import {browserRegistry} from './browserRegistry';
import {chunkGroups} from './chunkGroups';
import {leanMarked} from './leanMarked';
import {serverRegistry} from './serverRegistry';

/** What every page loads, what a kind of page loads, see `chunkGroups`, and what one page loads, named after a hash. */
const CODE_OF_PAGES = /^assets\/js\/(?:main|frame|doc|blog|[\da-f]{8})\./;

/**
 * Makes what readers download smaller, in production builds only: no build options in the browser's copy of the
 * configuration, one style sheet for each screen that has its own, named in the pages that have it. Take the plugin
 * out, and the site is as before, only heavier.
 */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'lean-client',

    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (!isProduction) return {};
      const folder = path.join(generatedFilesDir, 'lean-client');
      mkdirSync(folder, {recursive: true});
      // Docusaurus's own alias for all generated files comes first, so that another one would not be seen.
      const replace = (request: RegExp, name: string, text: string) => {
        const file = path.join(folder, `${isServer ? 'server' : 'browser'}.${name}`);
        writeFileSync(file, text);
        return new bundler.NormalModuleReplacementPlugin(request, file);
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
          // Nearly all of it is called to show a page: V8 compiles it as it arrives, ahead of the click on a link, instead
          // of skimming it first and compiling each function when it is called. See https://v8.dev/blog/explicit-compile-hints
          new bundler.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            test: CODE_OF_PAGES,
            stage: bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          }),
          inPlaceOf('docusaurus.config.json', browserConfig(siteConfig)),
          replace(/^marked$/, 'marked.mjs', leanMarked(readFileSync(require.resolve('marked'), 'utf8'))),
        ],
      };
    },
  };
}
