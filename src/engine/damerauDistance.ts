/**
 * Fills the table of the optimal string alignment distance (Damerau 1964: insertion, deletion, substitution and the
 * transposition of neighbours) row by row and returns its last row: at position j the distance of `a` to the first
 * j letters of `b`. `null` as soon as every entry of a row is above `most`.
 */
function lastRow(a: string, b: string, most: number): number[] | null {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let distance = Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, (beforePrevious[j - 2] ?? 0) + 1);
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return null;
    beforePrevious = previous;
    previous = row;
  }
  return previous;
}

/** Returns the number of typos between two terms, a transposition counting one, or `most + 1` if there are more. */
export function damerauDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  return Math.min(lastRow(a, b, most)?.[b.length] ?? most + 1, most + 1);
}

/** Returns the number of typos between a term and the beginning of a longer one, or `most + 1` if there are more. */
export function prefixDistance(prefix: string, term: string, most: number): number {
  const row = lastRow(prefix, term.slice(0, prefix.length + most), most);
  return row ? Math.min(...row, most + 1) : most + 1;
}
