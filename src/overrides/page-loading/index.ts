import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

const VISIT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/;

/**
 * Mends how the browser loads the code of pages. What to do where that of the page in view does not come is a client
 * module. The helper that fetches ahead of a visit is replaced, because Docusaurus's own asks for a file once for each page
 * that needs it; so is the one that a visit waits for, because nobody is told where it waits for ever.
 */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getClientModules: () => [path.join(__dirname, 'client/recoverLoading.ts')],
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/prefetch$/, request => {
                if (CLIENT.test(request.context))
                  request.request = path.join(__dirname, 'client/prefetchFile.ts');
              }),
              new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/, request => {
                if (VISIT.test(request.contextInfo.issuer))
                  request.request = path.join(__dirname, 'client/preloadPage.ts');
              }),
            ],
          },
  };
}
