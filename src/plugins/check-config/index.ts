import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findMistakes} from './findMistakes';

/**
 * Stops the dev server and the build where the configuration names a colour that is none or a file that is missing.
 * Docusaurus checks the shape of the configuration; these it would pass on to the page as they are.
 */
export default function checkConfig({siteConfig, siteDir}: LoadContext): Plugin {
  const mistakes = findMistakes(siteConfig, file =>
    siteConfig.staticDirectories.some(folder => existsSync(path.join(siteDir, folder, file))),
  );
  if (mistakes.length > 0)
    throw new Error(
      `The configuration is not valid:\n${mistakes.map(mistake => `  - ${mistake}`).join('\n')}`,
    );
  return {name: 'check-config'};
}
