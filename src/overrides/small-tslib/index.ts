import type {Plugin} from '@docusaurus/types';

/**
 * Gives Docusaurus's common functions the one of TypeScript's helpers that they call. They ask for the helpers the
 * CommonJS way, which leaves a bundler no choice but to pack all forty.
 */
export default function smallTslib(): Plugin {
  return {
    name: 'small-tslib',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {test: /[\\/]utils-common[\\/]/, resolve: {alias: {tslib: require.resolve('./tslib')}}},
              ],
            },
          },
  };
}
