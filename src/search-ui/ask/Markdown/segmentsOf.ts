import {linesOf} from '../../../protocols/ask/linesOf';

/** A part of a Markdown text that can be read by itself: the lines up to a blank one, or a list, or a block of code. */
export interface Segment {
  raw: string;
  /** Whether it begins with the fence of a code block. */
  isCode: boolean;
}

/** More segments are no answer that anybody reads; what comes after is one. */
const MOST_SEGMENTS = 1000;

const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;

/**
 * Cuts a Markdown text into segments, each line looked at once. A text that grows changes its last segment alone, so
 * that those before need not be read again.
 */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let isCode = false;
  let isList = false;
  let isBehindBlank = true;
  for (const line of linesOf(text)) {
    const words = text.slice(line.start, line.end);
    const isBlank = words.trim() === '';
    const isItem = LIST_ITEM.test(words.slice(0, 16));
    const goesOn = isList && (isItem || /^\s/.test(words));
    const isInCode = line.isCode && !line.isOpening;
    if (isBehindBlank && !isBlank && !isInCode && !goesOn) {
      if (line.start > start) segments.push({raw: text.slice(start, line.start), isCode});
      start = line.start;
      isCode = line.isOpening;
      isList = isItem;
      if (segments.length >= MOST_SEGMENTS) break;
    }
    isBehindBlank = isBlank && !isInCode;
  }
  if (text.length > start) segments.push({raw: text.slice(start), isCode});
  return segments;
}
