/**
 * Returns the path of a partial as the page would have to import it: a path relative to another partial is joined
 * to that partial's folder, so that `./_b.mdx` inside `../shared/_a.mdx` becomes `../shared/_b.mdx`. Absolute and
 * aliased paths (`@site/…`) stay as they are.
 */
export function resolvePartialPath(path: string, importer: string | null): string {
  if (importer === null || !path.startsWith('.')) return path;
  const parts: string[] = [];
  for (const part of [...importer.split('/').slice(0, -1), ...path.split('/')]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..' && parts.at(-1) !== '.') parts.pop();
    else if (part === '..' && parts.at(-1) === '.') parts.splice(-1, 1, '..');
    else if (part !== '.' || parts.length === 0) parts.push(part);
  }
  return parts.join('/');
}
