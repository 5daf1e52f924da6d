import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildSite, copyFolder} from './buildSite';
import {THEME_PARTS} from './themeParts';

/** Builds the code of this site with the content of another that uses other parts of the theme; returns whether that succeeded. */
export function buildThemeParts(): boolean {
  const copy = copyFolder('.', 'theme-parts', ['package.json', 'static', 'src', 'tsconfig.json']);
  rmSync(path.join(copy.folder, 'src/pages'), {recursive: true});
  cpSync('tests/fixtures/theme-parts', copy.folder, {recursive: true});
  const {succeeded, output} = buildSite(copy, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}, THEME_PARTS.build);
  if (!succeeded) console.error(output);
  return succeeded;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !buildThemeParts()) process.exitCode = 1;
