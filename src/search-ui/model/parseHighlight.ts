import type {HighlightTags} from '../../protocols/algolia/highlight';

/** A stretch of text that matched the query, or did not. */
export interface HighlightPart {
  text: string;
  marked: boolean;
}

/** Tags for records that are HTML-escaped: no record can hold them. */
export const ESCAPED_TAGS: HighlightTags = {pre: '<mark>', post: '</mark>'};

/** Tags for records of plain text, which may well speak of `<mark>`: two characters of Unicode's private use area. */
export const PLAIN_TAGS: HighlightTags = {pre: '\uE000', post: '\uE001'};

/**
 * Cuts a highlighted value of a provider at its highlight tags. Everything else in it is text, whatever it looks
 * like: nothing a record holds is ever read as markup.
 *
 * @param decode - turns the provider's escaped text into plain text, stretch by stretch, so that an escaped tag in
 * the record is never taken for a highlight
 * @returns the non-empty stretches in order; a tag that is never closed marks up to the end
 */
export function parseHighlight(
  value: string,
  {pre, post}: HighlightTags,
  decode: (text: string) => string = text => text,
): HighlightPart[] {
  const segments: HighlightPart[] = [];
  const add = (text: string, marked: boolean) => {
    if (text) segments.push({text: decode(text), marked});
  };
  value.split(pre).forEach((piece, index) => {
    const [inside = '', ...outside] = piece.split(post);
    add(inside, index > 0);
    add(outside.join(''), false);
  });
  return segments;
}
