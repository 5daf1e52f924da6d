/** Chunks that load together, because some code asks for them in one go. */
export interface FileGroup {
  name?: string | null;
  /** The paths under which code asks for them: `@theme/DocItem`. */
  requests: readonly string[];
  chunks: readonly string[];
}

/** The parts of Docusaurus's list of a build's files that are read here. */
interface Manifest {
  /** Chunks, by what a page notes that it uses. */
  origins: Record<string, string[]>;
  /** Files by their kind, by chunk. */
  assets: Record<string, object>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  'origins' in value &&
  isObject(value.origins) &&
  Object.values(value.origins).every(Array.isArray) &&
  'assets' in value &&
  isObject(value.assets) &&
  Object.values(value.assets).every(isObject);

const WHERE =
  'Compare src/overrides/name-page-files with react-loadable-ssr-addon-v5-slorber, which writes the list, and with ' +
  '@docusaurus/core/lib/ssg/ssgTemplate.js, which reads it.';

/**
 * Returns the list of a build's files with those of each group under the paths by which code asks for it.
 *
 * @param manifest - the list as Docusaurus's plugin for the bundler writes it
 * @param names - the names of all chunks of routes: each must be found
 * @throws Error when the list has another form, or a chunk is not found
 */
export function nameFiles(
  manifest: unknown,
  groups: readonly FileGroup[],
  names: Iterable<string>,
): Manifest {
  if (!isManifest(manifest))
    throw new Error(`Docusaurus's list of a build's files, client-manifest.json, has another form. ${WHERE}`);
  const named = new Set(groups.flatMap(({name, requests}) => (name && requests.length > 0 ? name : [])));
  const missing = [...names].filter(name => !named.has(name));
  if (missing.length > 0)
    throw new Error(
      `The bundler does not tell which files belong to ${missing.length} chunks of pages, the first being "${missing[0]}". ${WHERE}`,
    );
  const origins = {...manifest.origins};
  for (const {requests, chunks} of groups)
    for (const request of requests)
      origins[request] = [...new Set([...(origins[request] ?? []), ...chunks])].filter(
        chunk => chunk in manifest.assets,
      );
  return {...manifest, origins};
}
