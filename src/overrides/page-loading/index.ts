import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const VISIT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/;

const client = (file: string) => path.join(__dirname, 'client', file);

/**
 * Mends how the browser loads the code of pages. The helper that a visit waits for is replaced, because nobody is told
 * where it waits for ever, and the theme's progress bar, because it brings a package for it.
 */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getClientModules: () => [client('nameConnectionType.ts')],
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      resolve: {
        alias: {[require.resolve('@docusaurus/theme-classic/lib/nprogress')]: client('progressBar.ts')},
      },
      plugins: isServer
        ? []
        : [
            new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/, request => {
              if (VISIT.test(request.contextInfo.issuer)) request.request = client('preloadPage.ts');
            }),
          ],
    }),
  };
}
