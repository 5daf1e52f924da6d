import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {CONTENT} from '../../src/cli/CONTENT';
import {type BuildResult, buildSite, copyFolder, type SiteCopy} from './buildSite';
import {DOCUMENTATION, type Form, type FormName, isFormName} from './documentation';
import {cutHistory, giveHistory} from './gitHistory';

const FIXTURE = 'tests/fixtures/documentation';

/** What of this site is code; the fixture brings the rest: pages, posts, configuration, pictures. */
const CODE = ['package.json', 'docusaurus.config.ts', 'src', 'tsconfig.json'];

/** Returns a folder in which the fixture documentation stands under a copy of the code of this site. */
export function prepareDocumentation(name: string): SiteCopy {
  const copy = copyFolder('.', name, CODE);
  for (const part of CONTENT) rmSync(path.join(copy.folder, part), {recursive: true, force: true});
  cpSync(FIXTURE, copy.folder, {recursive: true});
  // Pages of the other configuration's second language: as they are, which counts as translated.
  const translated = 'other-i18n/ar-XB/docusaurus-plugin-content-docs/current';
  cpSync(`${FIXTURE}/docs`, path.join(copy.folder, translated), {recursive: true});
  return copy;
}

/** Builds the fixture documentation in one of its forms. */
export function buildDocumentation(form: FormName): Promise<BuildResult> {
  const {build, variables, arguments: given, isShallow}: Form = DOCUMENTATION[form];
  const copy = prepareDocumentation(form);
  giveHistory(copy.folder);
  if (isShallow) cutHistory(copy.folder);
  return buildSite(copy, variables, build, given);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const form of process.argv.slice(2)) {
    if (!isFormName(form))
      throw new Error(`No form "${form}"; there are ${Object.keys(DOCUMENTATION).join(', ')}`);
    const {succeeded, output} = await buildDocumentation(form);
    if (succeeded) continue;
    console.error(output);
    process.exitCode = 1;
  }
