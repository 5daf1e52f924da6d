import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {createBuildClientConfig} from '@docusaurus/core/lib/webpack/client';
import {createConfigureWebpackUtils} from '@docusaurus/core/lib/webpack/configure';

async function load() {
  process.env.NODE_ENV = 'production';
  const {props} = await loadSite({siteDir: path.resolve('tests/fixtures/small-site')});
  const utils = await createConfigureWebpackUtils({siteConfig: props.siteConfig});
  const {config, clientManifestPath} = await createBuildClientConfig({
    props,
    minify: true,
    faster: props.siteConfig.future.faster,
    configureWebpackUtils: utils,
    bundleAnalyzer: false,
  });
  const context: LoadContext = props;
  return {context, props, config, clientManifestPath, utils, bundler: utils.currentBundler.instance};
}

/**
 * Has the installed Docusaurus load a small site for production, and returns how it would bundle it for browsers.
 *
 * @throws Error with what to look at where Docusaurus cannot, or is asked in another way
 */
export async function loadFixture() {
  try {
    return await load();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Docusaurus has changed: it does not load the site that the contracts are held against (${reason}). ` +
        'Look at tests/contract/loadFixture.ts, then at the override in src/overrides that this test is named after.',
      {cause},
    );
  }
}
