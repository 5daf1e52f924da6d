import type {AddressFacts} from '../AddressFacts';
import {cleanPath} from '../cleanPath';
import {MISSING, notFoundAddress} from '../notFoundAddress';

/**
 * Cleans the address of the page before the application reads it. Where the not-found page stands in for a missing file,
 * another address has to be asked for, not only shown: the clean one, or the not-found page of the address's language.
 */
export function settleAddress({baseUrl, notFound, routes, otherBases}: AddressFacts): void {
  const {origin, pathname, search, hash} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const isMissing = canonical?.href.endsWith(notFound) ?? false;
  const clean = cleanPath(pathname, baseUrl, routes);
  const told = pathname === notFound ? new URLSearchParams(search).get(MISSING) : null;
  const rest = search + hash;
  const other = isMissing ? notFoundAddress(pathname + rest, otherBases, MISSING) : undefined;
  // Each begins with the origin: a path of two slashes alone would name another host.
  if (clean && isMissing) window.location.replace(origin + clean + rest);
  else if (!clean && other) window.location.replace(origin + other);
  else if (told ?? clean)
    window.history.replaceState(window.history.state, '', origin + (told ?? clean + rest));
}
