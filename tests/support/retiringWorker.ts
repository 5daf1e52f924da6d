import {bundleScript} from '../../src/plugins/html/bundleScript';

/** Returns the worker that a build leaves under a path once its site keeps nothing any more. */
export const retiringWorker = (base: string) =>
  bundleScript('src/plugins/offline/client/retire.ts', {BASE: base});
