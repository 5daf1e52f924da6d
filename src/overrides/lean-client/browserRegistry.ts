const FOR_THE_SERVER = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * Returns Docusaurus's table of a site's chunks without each chunk's source path and module id: the server needs them
 * to tell which chunks a page has used, the browser only loads them.
 *
 * @param registry - the generated module, `{"a78825ed": [() => import(…), "@site/docs/api.mdx", require.resolveWeak(…)], …}`
 */
export function browserRegistry(registry: string): string {
  return registry.replaceAll(FOR_THE_SERVER, ']');
}
