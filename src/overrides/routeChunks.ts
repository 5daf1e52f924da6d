import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** What pages have in common that one plugin makes. */
export interface PageKind {
  /** Name of the file with what they share. */
  file: string;
  /** Whether their routes lie within each other, so that one page needs the components of several of them. */
  isNested: boolean;
}

export interface RouteChunks {
  /** The bundler's names of all chunks that some route loads. */
  names: ReadonlySet<string>;
  /** The kind of page, for each chunk that holds the component of a route. */
  components: ReadonlyMap<string, PageKind>;
  /** The kind of page, for each chunk that all routes of a plugin load. */
  contexts: ReadonlyMap<string, PageKind>;
  /** The file of the first list that shows it, for each chunk that a route lists among others: the start of a post. */
  items: ReadonlyMap<string, string>;
}

/** Names of chunks, in the shape of what they are for. */
type Chunks = string | readonly Chunks[] | {readonly [prop: string]: Chunks};

function isChunks(value: unknown): value is Chunks {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isChunks);
}

const namesIn = (chunks: Chunks): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values<Chunks>(chunks).flatMap(namesIn);

const propOf = (chunks: Chunks | undefined, prop: string): Chunks | undefined =>
  typeof chunks === 'object' && !Array.isArray(chunks)
    ? (chunks as {readonly [prop: string]: Chunks})[prop]
    : undefined;

/** Returns the chunks below arrays: what a route shows a list of. */
function itemsIn(chunks: Chunks): string[] {
  if (typeof chunks === 'string') return [];
  return Array.isArray(chunks) ? namesIn(chunks) : Object.values<Chunks>(chunks).flatMap(itemsIn);
}

function unknownShape(where: string): Error {
  return new Error(
    `Docusaurus's generated routesChunkNames.json has another form than src/overrides/routeChunks.ts knows: ${where}. ` +
      'Compare that file with @docusaurus/core/lib/server/codegen/codegenRoutes.js, which writes it.',
  );
}

/** Returns the first part of a route's address below the site's base: `docs` of `/fr/docs-1ab`, where that is `/fr/`. */
function firstPart(route: string, baseUrl: string): string {
  const address = route.slice(0, route.lastIndexOf('-'));
  const [part] = address.slice(baseUrl.length).split('/');
  return part || 'root';
}

/**
 * Returns which chunks the routes of a site load, and which kind of page a chunk's component is for. Pages are of one
 * kind if one plugin makes them.
 *
 * @param table - the table that Docusaurus generates: `{"/docs-6fe": {"__comp": "5e95c892", "__context": {"plugin":
 *   "aba21aa0"}}, "/docs/api-d31": {"__comp": "17896441", "content": "2461ffa2"}, …}`; a route without a context lies
 *   within the last one before it that has one
 * @param baseUrl - where the site is, with slashes around it
 * @throws Error when the table has another form
 */
export function routeChunks(table: unknown, baseUrl: string): RouteChunks {
  if (!isChunks(table) || typeof table === 'string') throw unknownShape('it is no object of names');
  const components = new Map<string, PageKind>();
  const contexts = new Map<string, PageKind>();
  const items = new Map<string, string>();
  const files = new Set<string>();
  let lists = 0;
  let kind: PageKind | undefined;
  for (const [route, chunks] of Object.entries<Chunks>(table)) {
    const component = propOf(chunks, '__comp');
    if (typeof component !== 'string') throw unknownShape(`the route "${route}" has no "__comp"`);
    const context = propOf(propOf(chunks, '__context'), 'plugin');
    if (typeof context === 'string') {
      kind = contexts.get(context);
      if (!kind) {
        const file = `pages~${firstPart(route, baseUrl)}`;
        kind = {file: files.has(file) ? `${file}~${context}` : file, isNested: false};
        files.add(kind.file);
        contexts.set(context, kind);
      }
    } else if (kind) kind.isNested = true;
    else throw unknownShape(`the first route, "${route}", has no "__context.plugin"`);
    components.set(component, kind);
    const listed = itemsIn(chunks).filter(item => !items.has(item));
    if (listed.length > 0) lists += 1;
    for (const item of listed) items.set(item, `${kind.file}~list${lists}`);
  }
  return {names: new Set(namesIn(table)), components, contexts, items};
}

/** Reads the table of a site whose files Docusaurus has generated; throws as `routeChunks` does, and where there is none. */
export function readRouteChunks({generatedFilesDir, baseUrl}: LoadContext): RouteChunks {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  if (!existsSync(file)) throw unknownShape(`there is no ${file}`);
  return routeChunks(JSON.parse(readFileSync(file, 'utf8')), baseUrl);
}
