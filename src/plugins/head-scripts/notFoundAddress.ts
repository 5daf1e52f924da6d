/** What the not-found page of a language is told the missing address by. */
export const MISSING = 'missing';

/**
 * Returns the address of the not-found page in the language of a missing address, `undefined` where that is the page's
 * own. Static hosts have one not-found page for all languages.
 *
 * @param address - path, query and hash that were asked for
 * @param bases - base URLs of the other languages that lie below the page's own
 */
export function notFoundAddress(
  address: string,
  bases: readonly string[],
  parameter: string,
): string | undefined {
  const base = bases.find(path => address.startsWith(path));
  return base && `${base}404.html?${parameter}=${encodeURIComponent(address)}`;
}
