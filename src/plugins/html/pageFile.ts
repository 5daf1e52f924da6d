import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns the file that a page was built into.
 *
 * @param below - path of the page, or of a file, below the base URL
 */
export function pageFile(outDir: string, below: string): string | undefined {
  return [below, path.join(below, 'index.html'), `${below}.html`]
    .map(name => path.join(outDir, name))
    .find(file => existsSync(file) && statSync(file).isFile());
}
