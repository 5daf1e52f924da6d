import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Bundles a few modules with the bundler that Docusaurus uses.
 *
 * @param files - the modules by file name; `main.js` comes first
 * @returns the scripts that come of it, by name
 */
export async function bundle(
  bundler: Bundler,
  files: Readonly<Record<string, string>>,
  configuration: Configuration,
): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const output = path.join(folder, 'output');
    await new Promise<void>((resolve, reject) => {
      const compiler = bundler({
        mode: 'production',
        context: folder,
        entry: './main.js',
        ...configuration,
        output: {path: output, filename: '[name].js', chunkFilename: '[name].js'},
      });
      compiler?.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
        compiler.close(() => (fault ? reject(fault) : resolve()));
      });
    });
    return new Map(readdirSync(output).map(name => [name, readFileSync(path.join(output, name), 'utf8')]));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
