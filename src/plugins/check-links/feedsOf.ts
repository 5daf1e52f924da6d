import type {LoadedPlugin} from '@docusaurus/types';

/** The files of a blog's feeds by their type, as @docusaurus/plugin-content-blog names them. */
const FEEDS: Record<string, string | undefined> = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};

const textOf = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/**
 * Returns the paths, below the base path, of the sitemap and the feeds that plugins are configured to write. They do so
 * at the same time as the links are checked, so that the files cannot be looked for.
 */
export function feedsOf(plugins: readonly Pick<LoadedPlugin, 'name' | 'options'>[]): Set<string> {
  return new Set(
    plugins.flatMap(({name, options}) => {
      if (name === 'docusaurus-plugin-sitemap') return textOf(fieldOf(options, 'filename'), 'sitemap.xml');
      if (name !== 'docusaurus-plugin-content-blog') return [];
      const types = fieldOf(fieldOf(options, 'feedOptions'), 'type');
      const folder = textOf(fieldOf(options, 'routeBasePath'), 'blog').replace(/^\/|\/$/g, '');
      return (Array.isArray(types) ? types : []).flatMap(type => {
        const file = FEEDS[String(type)];
        return file === undefined ? [] : [folder, file].filter(Boolean).join('/');
      });
    }),
  );
}
