/**
 * Returns the tag of a version of a set of docs, by which Docusaurus's contextual search filters records: the value of
 * `docusaurus_tag`.
 */
export function docsVersionTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
