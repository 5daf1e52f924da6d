/** Most characters of a query or a question, counted as a field of a page counts them: in UTF-16 code units. */
export const LONGEST_TEXT = 512;

/**
 * Returns a text that a search can be asked for: at most 512 characters, or as many as are said, cut between characters, and
 * with the replacement character in place of any half of a surrogate pair, which no address can hold.
 */
export function cutText(text: string, longest = LONGEST_TEXT): string {
  return text
    .slice(0, longest)
    .replace(text.length > longest ? /\p{Surrogate}$/u : '', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}
