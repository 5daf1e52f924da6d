import type {LoadContext, Plugin} from '@docusaurus/types';
import {groupedFiles} from '../group-modules/moduleGroups';
import {readRouteChunks} from '../routeChunks';

const NAME = '[name]';

/**
 * Has V8 compile the code of pages as it arrives, ahead of the click on a link, instead of skimming it first and
 * compiling each function when it is called: nearly all of it is called to show a page. What is loaded on demand, the
 * search dialog first of all, goes without. See https://v8.dev/blog/explicit-compile-hints
 */
export default function compileHint(context: LoadContext): Plugin {
  return {
    name: 'compile-hint',
    configureWebpack({output}, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const filename = output?.filename;
      if (typeof filename !== 'string' || !filename.includes(NAME))
        throw new Error(
          `Docusaurus names scripts "${String(filename)}", but src/overrides/compile-hint finds those of pages by "${NAME}" in it. ` +
            'Compare it with output.filename in @docusaurus/core/lib/webpack/base.js.',
        );
      const routes = readRouteChunks(context);
      const names = ['main', ...groupedFiles(routes), ...routes.names];
      return {
        plugins: [
          new bundler.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            // A file is chosen by how its name begins.
            test: names.map(name => `${filename.slice(0, filename.indexOf(NAME))}${name}.`),
            stage: bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          }),
        ],
      };
    },
  };
}
