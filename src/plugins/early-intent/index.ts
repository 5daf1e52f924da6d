import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../html/bundleScript';

/**
 * Runs a script in a window without a document.
 *
 * @throws Error where it does not begin to record: readers would press keys that nobody hears
 */
export function assertRecords(script: string, entry: string): void {
  const heard: string[] = [];
  const window: {docSearchEarlyIntent?: unknown; addEventListener: (type: string) => void} = {
    addEventListener: type => heard.push(type),
  };
  let cause: unknown;
  try {
    runInNewContext(script, {window, AbortController});
  } catch (error) {
    cause = error;
  }
  if (window.docSearchEarlyIntent && heard.includes('keydown') && heard.includes('click')) return;
  throw new Error(
    `The script that records early intent does not run: it should listen for keys and presses and set ` +
      `window.docSearchEarlyIntent, and listened for ${heard.join(', ') || 'nothing'}. Look at ${entry} and what it imports.`,
    {cause},
  );
}

/**
 * Puts a short script into every page's head, to run before the application: it records that a reader asks for the
 * search, so that no key pressed on a page still loading is lost.
 */
export default function earlyIntent({siteDir}: LoadContext): Plugin {
  const entry = path.join(siteDir, 'src/plugins/early-intent/client/script.ts');
  let script: string | undefined;
  return {
    name: 'early-intent',
    getPathsToWatch: () => [entry],
    injectHtmlTags() {
      if (script === undefined) {
        script = bundleScript(entry);
        assertRecords(script, path.relative(siteDir, entry));
      }
      return {headTags: [{tagName: 'script', innerHTML: script}]};
    },
  };
}
