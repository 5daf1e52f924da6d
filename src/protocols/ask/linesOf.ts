/** A line of a Markdown text, with the break at its end. */
export interface Line {
  start: number;
  end: number;
  /** Whether it belongs to a code block between fences, one of the fences itself included. */
  isCode: boolean;
  /** Whether it is the fence that opens such a block. */
  isOpening: boolean;
}

/** Returns the fence that a line opens a code block with; empty for any other line. */
function fenceIn(line: string): string {
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(line) ?? [];
  // What has a backtick behind its backticks is code in a sentence.
  return fence.startsWith('`') && line.includes('`', fence.length) ? '' : fence;
}

/** Yields the lines of a Markdown text. Each is looked at once, whatever the text is. */
export function* linesOf(text: string): Generator<Line> {
  let fence = '';
  for (let start = 0, end = 0; start < text.length; start = end) {
    const found = text.indexOf('\n', start);
    end = found < 0 ? text.length : found + 1;
    const line = text.slice(start, end).trim();
    const opening = fence === '' ? fenceIn(line) : '';
    const isClosing = fence !== '' && line.startsWith(fence) && line.replaceAll(fence.charAt(0), '') === '';
    yield {start, end, isCode: fence !== '' || opening !== '', isOpening: opening !== ''};
    if (opening !== '') fence = opening;
    else if (isClosing) fence = '';
  }
}
