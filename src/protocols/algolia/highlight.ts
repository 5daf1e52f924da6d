import type {HighlightRange} from './highlightRanges';

/** What is written before and after a marked part. */
export interface HighlightTags {
  pre: string;
  post: string;
}

/**
 * Returns a text with its ranges between the tags. The text itself stays as it is: it is not HTML, and whoever shows it
 * splits it at the tags and escapes each piece.
 */
export function highlight(
  text: string,
  ranges: readonly HighlightRange[],
  {pre, post}: HighlightTags,
): string {
  let marked = '';
  let from = 0;
  for (const {start, end} of ranges) {
    marked += text.slice(from, start) + pre + text.slice(start, end) + post;
    from = end;
  }
  return marked + text.slice(from);
}
