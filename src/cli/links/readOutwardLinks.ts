import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readHtml} from '../../plugins/check-links/readHtml';
import {readTags} from '../../plugins/html/readTags';

/** Returns the origin of the site as a page's canonical address has it; none where it has no such address. */
function originOf(html: string): string | undefined {
  let origin: string | undefined;
  readTags(html, ({name, attributes}) => {
    const href = attributes.get('href');
    if (name === 'link' && attributes.get('rel') === 'canonical' && href && URL.canParse(href))
      origin = new URL(href).origin;
  });
  return origin;
}

/**
 * Returns the addresses on other hosts that the pages of a built site refer to, without their anchors, each with the
 * files of the pages below the folder.
 *
 * @throws Error where the folder has no pages
 */
export function readOutwardLinks(folder: string): Map<string, string[]> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(file =>
    file.endsWith('.html'),
  );
  if (files.length === 0) throw new Error(`There is no page in ${folder}.`);
  const links = new Map<string, string[]>();
  for (const file of files.sort()) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const own = originOf(html);
    const outward = readHtml(html).references.flatMap(reference => {
      if (!/^https?:/.test(reference) || !URL.canParse(reference)) return [];
      const url = new URL(reference);
      url.hash = '';
      return url.origin === own ? [] : [url.href];
    });
    for (const url of new Set(outward)) links.set(url, [...(links.get(url) ?? []), file]);
  }
  return links;
}
