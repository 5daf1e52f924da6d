import {routeKinds} from './chunkGroups';

const ENTRY = /^( *"(\w+)": \[\(\) => import\(.*?\), )"[^"]*", /gm;

/**
 * Returns Docusaurus's table of a site's chunks with each chunk's own name where its source path stands. A page that is
 * rendered notes by that entry what it has used, and the bundler knows its files by the chunk's name: only now each page
 * names its own style sheets and scripts, so that it has its looks before any script runs, and all scripts come at once.
 *
 * @param registry - the generated module, `{"a78825ed": [() => import(…), "@site/docs/api.mdx", require.resolveWeak(…)], …}`
 */
export function serverRegistry(registry: string): string {
  const kindOf = routeKinds(registry);
  // Nothing is left of the chunks of a documentation page's components: all is in the file that they share.
  const fileOf = (chunk: string) => (kindOf.get(chunk) === 'doc' ? 'doc' : chunk);
  return registry.replaceAll(ENTRY, (_, start: string, chunk: string) => `${start}"${fileOf(chunk)}", `);
}
