import {buildSync} from 'esbuild';

/**
 * Returns the script of an entry and all it imports, for the head of pages, where it runs before any other.
 *
 * @param facts - what the build knows, as values by the name that the entry declares each under
 * @throws Error of the bundler where the entry or what it imports cannot be read
 */
export function bundleScript(entry: string, facts: Record<string, unknown> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  // A closing tag within a text would end the element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
