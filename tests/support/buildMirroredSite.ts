import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {MIRRORED, MIRRORED_BUILD, MIRRORED_TRANSLATIONS} from './mirroredSite';

/** Builds the site under a sub-path with a language that is written from right to left; returns whether that succeeded. */
export function buildMirroredSite(): boolean {
  rmSync(MIRRORED_TRANSLATIONS, {recursive: true, force: true});
  cpSync('docs', `${MIRRORED_TRANSLATIONS}/${MIRRORED.locale}/docusaurus-plugin-content-docs/current`, {
    recursive: true,
  });
  const config = 'tests/support/mirroredConfig.ts';
  const {status} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--config', config, '--out-dir', MIRRORED_BUILD],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        SITE_BASE_URL: MIRRORED.baseUrl,
        // As for the hosted site: nothing may come from the other build.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${MIRRORED_BUILD}-generated`,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !buildMirroredSite())
  process.exitCode = 1;
