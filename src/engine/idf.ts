/**
 * Returns the inverse document frequency of a term that `found` of `all` documents have, in the form BM25 uses
 * (Robertson and Zaragoza 2009, with 1 added so that it stays positive).
 */
export function idf(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}
