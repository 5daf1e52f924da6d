import {damerauDistance} from '../../engine/damerauDistance';
import type {HtmlPage} from './readHtml';

/** The built site, as far as references can be followed into it. */
export interface BuiltSite {
  /** Address of the site's root, with its base path and a slash at the end. */
  root: string;
  /** Pages by path, the base path included, without a slash at the end. */
  pages: ReadonlyMap<string, HtmlPage>;
  /** Returns whether a file of this path, below the base path, was built. */
  hasFile: (path: string) => boolean;
  /** Base paths of the other languages, which are built apart from this one. */
  otherBases: readonly string[];
}

export interface BrokenReference {
  /** Path of the page. */
  page: string;
  reference: string;
  problem: string;
}

/** Returns a path as the pages are named by: without a slash at the end, unless it is all there is. */
export const pathOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const letters = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the id that differs in signs alone, or in a letter or two; other generators make others of the same words. */
function nearestOf(anchor: string, ids: Iterable<string>): string | undefined {
  const wanted = letters(anchor);
  const most = Math.min(2, Math.floor(wanted.length / 4));
  const near = [...ids].map(id => ({id, distance: damerauDistance(letters(id), wanted, most)}));
  const [best] = near.filter(({distance}) => distance <= most).sort((a, b) => a.distance - b.distance);
  return best?.id;
}

/** Returns what is wrong with a reference that stands in a page; `undefined` where it leads somewhere, or out of the site. */
function problemOf(page: string, reference: string, site: BuiltSite): string | undefined {
  if (reference === '') return 'it is empty: give it an address';
  if (!URL.canParse(reference, site.root)) return 'it is no address: correct it';
  const root = new URL(site.root);
  const target = new URL(reference, new URL(page, root));
  if (target.origin !== root.origin) return undefined;
  const path = decode(target.pathname);
  const [base] = [root.pathname, ...site.otherBases]
    .filter(each => `${path}/`.startsWith(each))
    .sort((a, b) => b.length - a.length);
  if (base === undefined && !URL.canParse(reference))
    return `it leaves the site, which stands under ${root.pathname}: begin it with that, or write the address in full`;
  if (base !== root.pathname) return undefined;
  const found = site.pages.get(pathOf(path));
  if (!found) {
    if (site.hasFile(path.slice(root.pathname.length))) return undefined;
    return 'no page and no file stands there: correct the address, or put the file into the folder "static"';
  }
  const anchor = decode(target.hash.slice(1).replace(/:~:.*/, ''));
  if (anchor === '' || anchor === 'top' || found.ids.has(anchor)) return undefined;
  const nearest = nearestOf(anchor, found.ids);
  return `the page has nothing with the id "${anchor}": ${nearest ? `did you mean "#${nearest}"?` : 'name a heading of that page'}`;
}

/** Returns the references of the site's pages that lead nowhere, in the order of the pages. */
export function findBrokenReferences(site: BuiltSite): BrokenReference[] {
  return [...site.pages].flatMap(([page, {references}]) =>
    references.flatMap(reference => {
      const problem = problemOf(page, reference, site);
      return problem ? [{page, reference, problem}] : [];
    }),
  );
}
