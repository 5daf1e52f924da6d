/** The parts of a bundler's module, chunk and graph that are read here. */
interface BundledModule {
  type?: string;
  nameForCondition?(): string | null | undefined;
}
interface BundledChunk {
  name?: string | null;
}
interface Graphs {
  chunkGraph: {getModuleChunks(module: BundledModule): Iterable<BundledChunk>};
}

/** Style sheets of one screen or one kind of page: they load with its code, all others are one file. */
const STYLES_OF_ONE_SCREEN =
  /[\\/]src[\\/](pages|search-ui[\\/](dialog|ask|results))|[\\/]theme[\\/](Blog|Icon[\\/]Socials)/;

/** Style sheets of what some pages show and most do not: they are one file as well. */
const STYLES_OF_DRAWINGS = /[\\/]src[\\/]components[\\/]drawings/;

const pathOf = (module: BundledModule): string => module.nameForCondition?.() ?? '';

const ENTRY =
  /"(\w+)": \[\(\) => import\([^"]*"\w+" \*\/ "(?:@theme\/|@site\/src\/pages\/|@generated\/docusaurus-plugin-content-(?=\w+\/\w+\/__plugin))(\w+)/g;

/** Returns what kind of page each chunk of a route's component or plugin belongs to, by the chunk's name. */
export function routeKinds(registry: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(registry.matchAll(ENTRY), ([, chunk = '', entry = '']) => [
      chunk,
      /^(doc|blog)/i.exec(entry)?.[1]?.toLowerCase() ?? entry,
    ]),
  );
}

/**
 * Returns the bundler's groups of modules that share a file. Left alone, a documentation page comes in twenty small
 * files, which compress badly and cost a request each. What only documentation pages use is one file, what only the
 * blog uses another, and what several kinds of page use a third.
 *
 * @param registry - Docusaurus's generated table of chunks, which tells whose component a chunk holds
 */
export function chunkGroups(registry: string) {
  const kindOf = routeKinds(registry);
  const fileOf = (module: BundledModule, {chunkGraph}: Graphs): string | undefined => {
    if (module.type === 'css/mini-extract') return undefined;
    const chunks = [...chunkGraph.getModuleChunks(module)];
    const kinds = chunks.flatMap(({name}) => kindOf.get(name ?? '') ?? []);
    const [kind, ...others] = new Set(kinds);
    // The dialog and its parts have no name: they are loaded from every kind of page.
    const isLazy = chunks.some(({name}) => !name);
    const isOfOnePage = kinds.length < 2 && kind !== 'doc';
    if (kind === undefined || isOfOnePage) return undefined;
    return others.length > 0 || isLazy ? 'frame' : kind;
  };
  const group = (name: string) => ({
    name,
    chunks: 'async' as const,
    enforce: true,
    test: (module: BundledModule, graphs: Graphs) => fileOf(module, graphs) === name,
  });
  return {
    defaultVendors: false as const,
    styles: {
      test: (module: BundledModule) =>
        !STYLES_OF_ONE_SCREEN.test(pathOf(module)) && !STYLES_OF_DRAWINGS.test(pathOf(module)),
    },
    drawings: {
      name: 'drawings',
      type: 'css/mini-extract',
      chunks: 'all' as const,
      enforce: true,
      test: (module: BundledModule) => STYLES_OF_DRAWINGS.test(pathOf(module)),
    },
    frame: group('frame'),
    doc: group('doc'),
    blog: group('blog'),
  };
}
