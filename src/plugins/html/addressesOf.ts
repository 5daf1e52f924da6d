/** Returns the addresses of a `srcset`: `a.png 1x, b.png 2x`. */
export const addressesOf = (srcset: string): string[] =>
  srcset.split(/,\s+/).map(candidate => candidate.trim().split(/\s/)[0] ?? '');
