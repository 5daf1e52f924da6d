import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {createBuildClientConfig} from '@docusaurus/core/lib/webpack/client';
import {createConfigureWebpackUtils} from '@docusaurus/core/lib/webpack/configure';

/** Has the installed Docusaurus load a small site for production, and returns how it would bundle it for browsers. */
export async function loadFixture() {
  process.env.NODE_ENV = 'production';
  const {props} = await loadSite({siteDir: path.resolve('tests/fixtures/site-without-blog')});
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
