import type {RouteChunks} from '../routeChunks';

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

/** The type of a module that holds a style sheet. */
const STYLE_SHEET = 'css/mini-extract';

/** Style sheets of one screen, one kind of page or what a reader asks for: they load with its code, all others are one file. */
const STYLES_OF_ONE_SCREEN =
  /[\\/]src[\\/](css[\\/]parts|pages|components[\\/](LargeDrawing|LiveDialog|SaidBeside|TermMeaning)|search-ui[\\/](dialog|ask|live|results|page[\\/](FeedbackForm|PageActions)))|[\\/]theme[\\/](Blog|Doc(Card|Category|Tag)|Icon[\\/]Socials)/;

/** Style sheets of what some pages show and most do not: they are one file as well. */
const STYLES_OF_DRAWINGS = /[\\/]src[\\/]components[\\/]drawings/;

/** Name of the file with what pages of several kinds share. */
const SHARED = 'pages';

const pathOf = (module: BundledModule): string => module.nameForCondition?.() ?? '';

const sharedFiles = (contexts: RouteChunks['contexts']): string[] => [
  SHARED,
  ...Array.from(contexts.values(), ({file}) => file),
];

/** Returns the names of the files that modules can be grouped in. */
export function groupedFiles({contexts, items}: RouteChunks): string[] {
  return [...sharedFiles(contexts), ...new Set(items.values())];
}

/**
 * Returns the bundler's groups of modules that share a file. Left alone, a documentation page comes in twenty small
 * files, which compress badly and cost a request each. What only the pages of one plugin use is one file, and what
 * pages of several plugins use another; so are the starts of the posts that the blog lists. The content of a page
 * stays a file of its own, and so does a component that one route of a plugin has to itself.
 */
export function moduleGroups(routes: RouteChunks) {
  const fileOf = (module: BundledModule, {chunkGraph}: Graphs): string | undefined => {
    if (module.type === STYLE_SHEET) return undefined;
    const chunks = Array.from(chunkGraph.getModuleChunks(module), ({name}) => name ?? '');
    const context = chunks.map(name => routes.contexts.get(name)).find(Boolean);
    if (context) return context.file;
    const kinds = chunks.flatMap(name => routes.components.get(name) ?? []);
    const [kind, ...others] = new Set(kinds);
    const isOfOneRoute = kinds.length < 2 && !kind?.isNested;
    if (!kind || isOfOneRoute) return undefined;
    // The dialog and its parts are no part of a route: they are loaded from every kind of page.
    const isLazy = chunks.some(name => !routes.names.has(name));
    return others.length > 0 || isLazy ? SHARED : kind.file;
  };
  const shared = sharedFiles(routes.contexts).map(name => ({
    name,
    chunks: 'async' as const,
    enforce: true,
    priority: 20,
    test: (module: BundledModule, graphs: Graphs) => fileOf(module, graphs) === name,
  }));
  const lists = Array.from(new Set(routes.items.values()), name => ({
    name,
    // A page of its own keeps what a list shows of it as well: it has no use for the rest of the list.
    chunks: (chunk: BundledChunk) => routes.items.get(chunk.name ?? '') === name,
    enforce: true,
    priority: 10,
    test: ({type}: BundledModule) => type !== STYLE_SHEET,
  }));
  return {
    defaultVendors: false as const,
    styles: {
      test: (module: BundledModule) =>
        !STYLES_OF_ONE_SCREEN.test(pathOf(module)) && !STYLES_OF_DRAWINGS.test(pathOf(module)),
    },
    drawings: {
      name: 'drawings',
      type: STYLE_SHEET,
      chunks: 'all' as const,
      enforce: true,
      test: (module: BundledModule) => STYLES_OF_DRAWINGS.test(pathOf(module)),
    },
    ...Object.fromEntries([...shared, ...lists].map(group => [group.name, group])),
  };
}
