import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];

/**
 * Returns the bundler plugin that gives the assets of a folder their content once all pages are compiled. Until then a
 * placeholder stands in for each, so that scripts can name it; in the end the bundler names it by what it holds.
 *
 * @param folder - where the assets stand, each as `name.hash.json`
 * @param contents - returns their texts by their names without the hash, `name.json`
 * @throws Error when one of them is not among the assets
 */
export function fillAssets(
  {Compilation, sources}: Bundler,
  folder: string,
  contents: () => ReadonlyMap<string, string>,
) {
  const hashed = new RegExp(`^${folder}/(.+)\\.[0-9a-f]+(\\.json)$`);
  const fill = (compilation: InstanceType<Bundler['Compilation']>) => {
    const missing = new Map(contents());
    for (const {name} of compilation.getAssets()) {
      const file = name.replace(hashed, '$1$2');
      const text = missing.get(file);
      if (text === undefined) continue;
      compilation.updateAsset(name, new sources.RawSource(text));
      missing.delete(file);
    }
    if (missing.size > 0)
      throw new Error(
        `No script names ${[...missing.keys()].join(', ')} in ${folder}: import the manifest of the shards.`,
      );
  };
  return {
    apply(compiler: InstanceType<Bundler['Compiler']>) {
      compiler.hooks.thisCompilation.tap('fill-assets', compilation => {
        // Before the bundler names the assets by their content.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
        compilation.hooks.processAssets.tap({name: 'fill-assets', stage}, () => fill(compilation));
      });
    },
  };
}
