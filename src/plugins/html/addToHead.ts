import {readFile, rename, writeFile} from 'node:fs/promises';

export const HEAD_END = '</head>';

/** The last change to each file: Docusaurus runs the last step of all plugins at the same time. */
const changes = new Map<string, Promise<void>>();

async function add(file: string, markupOf: (html: string) => string | Promise<string>): Promise<void> {
  const html = await readFile(file, 'utf8');
  const markup = await markupOf(html);
  if (markup === '') return;
  const end = html.indexOf(HEAD_END);
  if (end < 0)
    throw new Error(
      `${file} has no ${HEAD_END}, so the build leaves out the tag that src/plugins/html writes before. ` +
        'Look at what minifies pages, or have it find the end of the head by a parser.',
    );
  // Other plugins read the pages at the same time: each finds one that is whole.
  await writeFile(`${file}.new`, html.slice(0, end) + markup + html.slice(end));
  await rename(`${file}.new`, file);
}

/**
 * Adds markup to the end of the head of a built page. Changes to one page happen one after the other, whichever plugin
 * makes them.
 *
 * @param markupOf - returns the markup for the page as it is; an empty one leaves the page alone
 * @throws Error when the page cannot be read or written, or has no end of its head
 */
export function addToHead(file: string, markupOf: (html: string) => string | Promise<string>): Promise<void> {
  const before = changes.get(file) ?? Promise.resolve();
  const change = before.catch(() => undefined).then(() => add(file, markupOf));
  changes.set(file, change);
  return change;
}
