import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface DependencyLicense {
  name: string;
  version: string;
  /** An SPDX expression; `null` where the package names none. */
  license: string | null;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | {type: string};
  licenses?: {type: string}[];
  dev?: boolean;
  link?: boolean;
}

/** Read by hand where the package says it in its text alone. */
const IN_TEXT = new Map([['require-like', 'MIT']]);

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Returns what a manifest says, in one of the three forms that packages use. */
function licenseIn({license, licenses}: Manifest): string | null {
  if (typeof license === 'string') return license;
  if (license) return license.type;
  return licenses ? `(${licenses.map(({type}) => type).join(' OR ')})` : null;
}

/**
 * Returns the licenses of the production dependencies, those of dependencies included, by name and version and each
 * once. They come from the lock file, and from the installed package where that names none.
 *
 * @throws Error when the folder has no lock file
 */
export function readLicenses(folder: string): DependencyLicense[] {
  const {packages} = readJson<{packages: Record<string, Manifest>}>(path.join(folder, 'package-lock.json'));
  const found = new Map<string, DependencyLicense>();
  for (const [place, locked] of Object.entries(packages)) {
    if (place === '' || locked.dev || locked.link) continue;
    const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const manifest = path.join(folder, place, 'package.json');
    const installed = () => (existsSync(manifest) ? licenseIn(readJson<Manifest>(manifest)) : null);
    const version = locked.version ?? '';
    const license = licenseIn(locked) ?? installed() ?? IN_TEXT.get(name) ?? null;
    found.set(`${name}@${version}`, {name, version, license});
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
