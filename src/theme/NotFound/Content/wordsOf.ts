/**
 * The words of the last part of an address, as a query: `/docs/v3/record-extracter.html` → `record extracter`.
 * An address that cannot be decoded is taken as it is written.
 */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const name = last.replace(/\.\w+$/, '');
  let words = name;
  try {
    words = decodeURIComponent(name);
  } catch {
    // A stray percent sign is no reason to fail on a page that is there to help.
  }
  return words.replace(/[-_+\s]+/g, ' ').trim();
}
