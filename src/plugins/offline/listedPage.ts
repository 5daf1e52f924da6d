import {addressesOf} from '../html/addressesOf';
import {readTags} from '../html/readTags';
import {type SiteTitle, withoutSiteTitle} from '../html/withoutSiteTitle';
import type {ListedPage} from './Release';

/** Returns what a built page is called, and the files of the build that it shows or runs. */
export function listedPage(html: string, base: string, site: SiteTitle): ListedPage {
  let title = '';
  const files = new Set<string>();
  readTags(html, ({name, attributes}) => {
    if (attributes.get('property') === 'og:title') title = attributes.get('content') ?? '';
    // What a link leads to is for the reader to open.
    if (name === 'a') return;
    const addresses = [attributes.get('href'), attributes.get('src')];
    for (const address of [...addresses, ...addressesOf(attributes.get('srcset') ?? '')])
      if (address?.startsWith(`${base}assets/`)) files.add(address.replace(/[?#].*/, ''));
  });
  return {title: withoutSiteTitle(title, site), files: [...files]};
}
