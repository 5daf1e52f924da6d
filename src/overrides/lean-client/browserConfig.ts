import type {DocusaurusConfig} from '@docusaurus/types';

/** Options of the build alone: the browser has no use for them, and would download them with every first page. */
const OF_THE_BUILD: ReadonlySet<string> = new Set([
  'presets',
  'plugins',
  'themes',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
]);

/** Returns the site's configuration as JSON, without what only the build reads. */
export function browserConfig(config: DocusaurusConfig): string {
  return JSON.stringify(config, (key, value: unknown) => (OF_THE_BUILD.has(key) ? undefined : value));
}
