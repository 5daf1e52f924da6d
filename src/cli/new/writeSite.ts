import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {UsageError} from '../UsageError';
import {LEFT, LEFT_SCRIPTS, LEFT_TEXTS, TAKEN} from './siteParts';

/** Folder of what a new site has of its own: pages, configuration, pictures. */
const TEMPLATE = 'template';
/** What stands for the name of the product in the template. */
const PLACEHOLDER = 'Your product';

export interface NewSite {
  /** Where the code comes from. */
  source: string;
  folder: string;
  /** What the documentation is about. */
  product: string;
}

type Json = Record<string, unknown>;

function expectEmpty(folder: string): void {
  const found = statSync(folder, {throwIfNoEntry: false});
  if (found && !found.isDirectory())
    throw new UsageError(`${folder} is a file. Name a folder that is empty, or that does not exist yet`);
  const names = found ? readdirSync(folder).filter(name => name !== '.git') : [];
  if (names.length > 0) {
    const shown = names.slice(0, 3).join(', ');
    throw new UsageError(
      `${folder} is not empty: it has ${shown}${names.length > 3 ? ` and ${names.length - 3} more` : ''}. ` +
        'Nothing was written. Name a folder that is empty, or that does not exist yet',
    );
  }
}

/** Returns a name as npm takes it: `Your Product!` becomes `your-product`. */
function packageName(product: string): string {
  const words = product
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? ['documentation'];
  return words.join('-').slice(0, 100);
}

/** Changes a JSON file of the new site. */
function changeJson(folder: string, file: string, change: (value: Json) => Json): void {
  const target = path.join(folder, file);
  const value = JSON.parse(readFileSync(target, 'utf8')) as Json;
  writeFileSync(target, `${JSON.stringify(change(value), null, 2)}\n`);
}

function without(record: unknown, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !names.includes(name)));
}

function packageOf(manifest: Json, product: string): Json {
  const {license: _, ...rest} = manifest;
  const {'check:all': all, ...wireit} = without(manifest.wireit, LEFT_SCRIPTS) as Record<
    string,
    {dependencies?: string[]}
  >;
  return {
    ...rest,
    name: packageName(product),
    version: '0.1.0',
    description: `Documentation of ${product}`,
    scripts: without(manifest.scripts, LEFT_SCRIPTS),
    wireit: {
      ...wireit,
      'check:all': {dependencies: all?.dependencies?.filter(script => !LEFT_SCRIPTS.includes(script)) ?? []},
    },
  };
}

function lockOf(lock: Json, product: string): Json {
  const named = {name: packageName(product), version: '0.1.0'};
  const packages = lock.packages as Record<string, Json>;
  const {license: _, ...root} = packages[''] ?? {};
  return {...lock, ...named, packages: {...packages, '': {...root, ...named}}};
}

/** Returns the number of files below a folder. */
function countFiles(folder: string): number {
  return readdirSync(folder, {recursive: true, withFileTypes: true}).filter(entry => entry.isFile()).length;
}

/**
 * Writes a documentation site into an empty folder: the code and the look of this one, one version, one language, and four pages
 * that teach how pages are written.
 *
 * @returns the number of files written
 * @throws UsageError for a folder that is not empty
 */
export function writeSite({source, folder, product}: NewSite): number {
  expectEmpty(folder);
  const left = new Set(LEFT.map(part => path.join(source, part)));
  mkdirSync(folder, {recursive: true});
  for (const part of TAKEN) {
    const from = path.join(source, part);
    if (existsSync(from))
      cpSync(from, path.join(folder, part), {
        recursive: true,
        filter: file => !left.has(path.normalize(file)),
      });
  }
  cpSync(path.join(source, TEMPLATE), folder, {recursive: true});
  const siteFile = path.join(folder, 'src/config/site.ts');
  const quoted = JSON.stringify(product).slice(1, -1).replaceAll("'", "\\'");
  writeFileSync(
    siteFile,
    readFileSync(siteFile, 'utf8').replace(PLACEHOLDER, () => quoted),
  );
  changeJson(folder, 'package.json', manifest => packageOf(manifest, product));
  changeJson(folder, 'package-lock.json', lock => lockOf(lock, product));
  changeJson(folder, 'src/i18n/fr/code.json', texts =>
    Object.fromEntries(
      Object.entries(texts).filter(([id]) => !LEFT_TEXTS.some(start => id.startsWith(start))),
    ),
  );
  return countFiles(folder);
}
