import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UNKNOWN_URL} from '../../config/env';
import {findMistakes} from './findMistakes';

let hasWarned = false;

/** Says once, whatever the number of languages, what a site without an address gets wrong. */
function warnOfUnknownUrl(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `[WARNING] SITE_URL is not set. Canonical links, the sitemap, feeds, social cards and llms.txt name ${UNKNOWN_URL}, ` +
      'where nobody finds your pages. Before you publish, set it to the origin of the site, such as ' +
      'https://docs.example.com, in the environment or in a file .env.',
  );
}

/**
 * Stops the dev server and the build where the configuration names a colour that is none or a file that is missing.
 * Docusaurus checks the shape of the configuration; these it would pass on to the page as they are. A production build of a
 * site whose address is not known warns of what will be wrong.
 */
export default function checkConfig({siteConfig, siteDir}: LoadContext): Plugin {
  const mistakes = findMistakes(siteConfig, file =>
    siteConfig.staticDirectories.some(folder => existsSync(path.join(siteDir, folder, file))),
  );
  if (mistakes.length > 0)
    throw new Error(
      `The configuration is not valid:\n${mistakes.map(mistake => `  - ${mistake}`).join('\n')}`,
    );
  if (process.env.NODE_ENV === 'production' && siteConfig.url === UNKNOWN_URL) warnOfUnknownUrl();
  return {name: 'check-config'};
}
