import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Has the browser deal with code of a page that does not come. */
export default function recoverLoading(): Plugin {
  return {
    name: 'recover-loading',
    getClientModules: () => [path.join(__dirname, 'client/recoverLoading.ts')],
  };
}
