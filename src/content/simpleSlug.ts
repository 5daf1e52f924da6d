/**
 * Returns the anchor most headings have: lower case, what is no letter, digit or underscore left out, blanks turned
 * to hyphens. A shard leaves out the anchors that this finds again; it need not agree with any slugger.
 */
export function simpleSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
}
