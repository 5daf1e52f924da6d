import path from 'node:path';

/** Where Docusaurus puts a doc: its id, and its address below the root of the docs. */
export interface DocAddress {
  id: string;
  /** Begins with a slash; the root is `/`. */
  path: string;
}

const NUMBER_PREFIX = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;
/** 2024-01-15 and 7.0-beta begin with numbers that say something. */
const DATE_OR_VERSION = /^\d{2,4}[-_.]\d{2}[-_.]\d{2}|^\d+\.\d+/;
const INDEX = /^(?:index|readme)$/i;

function withoutPrefix(name: string): string {
  return DATE_OR_VERSION.test(name) ? name : name.replace(NUMBER_PREFIX, '');
}

function joined(...parts: string[]): string {
  return path.posix.join('/', ...parts).replace(/(?<=.)\/$/, '');
}

/**
 * Returns the id and the address of a Markdown file by its path below the docs folder. As in Docusaurus, number
 * prefixes are dropped, `index`, `readme` and a file named like its folder stand for the folder, and `id` and `slug` of
 * the front matter win; a slug that begins with a slash is meant from the root.
 */
export function docAddress(name: string, frontMatter: Record<string, unknown>): DocAddress {
  const segments = name
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(withoutPrefix);
  const file = segments.at(-1) ?? '';
  const folders = segments.slice(0, -1);
  const ownId = typeof frontMatter.id === 'string' ? frontMatter.id : file;
  const id = [...folders, ownId].join('/');
  if (typeof frontMatter.slug === 'string')
    return {
      id,
      path: frontMatter.slug.startsWith('/')
        ? joined(frontMatter.slug)
        : joined(...folders, frontMatter.slug),
    };
  const standsForFolder = INDEX.test(file) || file.toLowerCase() === folders.at(-1)?.toLowerCase();
  return {id, path: standsForFolder && frontMatter.id === undefined ? joined(...folders) : joined(id)};
}
