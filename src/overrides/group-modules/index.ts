import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRouteChunks} from '../routeChunks';
import {moduleGroups} from './moduleGroups';

/** Has what pages of one kind share come in one file, in production builds; see `moduleGroups`. */
export default function groupModules(context: LoadContext): Plugin {
  return {
    name: 'group-modules',
    configureWebpack({optimization}, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {splitChunks} = optimization ?? {};
      if (!splitChunks || !splitChunks.cacheGroups?.styles)
        throw new Error(
          'Docusaurus no longer gathers all style sheets in a group "styles", which src/overrides/group-modules narrows. ' +
            'Compare it with the cacheGroups in @docusaurus/core/lib/webpack/base.js.',
        );
      return {
        // A chunk's number and its name, which the runtime needs to find its file, are one.
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: moduleGroups(readRouteChunks(context))},
        },
      };
    },
  };
}
