/** How a line is set apart. */
export type Mark = 'marked' | 'added' | 'removed' | 'focused';

export interface MarkedCode {
  /** The code without the comments that mark lines. */
  code: string;
  /** Marks by line, counted from 1 in `code`. */
  marks: Map<number, Set<Mark>>;
}

const NOTATION: Record<string, Mark> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'marked',
  focus: 'focused',
};

const OPEN = String.raw`(?:\/\/|\/\*|<!--|\{\/\*|#|--)`;
const CLOSE = String.raw`(?:\*\/\}|\*\/|-->)?`;
const INLINE = new RegExp(
  String.raw`[ \t]*${OPEN}[ \t]*\[!code (\+\+|--|highlight|focus)\][ \t]*${CLOSE}[ \t]*$`,
);
const BLOCK = new RegExp(
  String.raw`^[ \t]*${OPEN}[ \t]*highlight-(next-line|start|end)[ \t]*${CLOSE}[ \t]*$`,
);

/**
 * Takes the comments that mark lines out of the code and returns what they mark: `// [!code ++]`, `[!code --]`,
 * `[!code focus]` and `[!code highlight]` at the end of a line; `// highlight-next-line`, `// highlight-start` and
 * `// highlight-end` on lines of their own. Comments may be written as in JavaScript, CSS, HTML, JSX, shell or SQL.
 */
export function parseMarks(source: string): MarkedCode {
  const lines: string[] = [];
  const marks: MarkedCode['marks'] = new Map();
  const mark = (kind: Mark) => {
    const line = lines.length;
    marks.set(line, (marks.get(line) ?? new Set()).add(kind));
  };
  let within = false;
  let next = false;
  for (const line of source.split('\n')) {
    const block = BLOCK.exec(line)?.[1];
    if (block) {
      if (block === 'next-line') next = true;
      else within = block === 'start';
      continue;
    }
    const inline = INLINE.exec(line);
    lines.push(inline ? line.slice(0, inline.index) : line);
    const notation = inline?.[1] ? NOTATION[inline[1]] : undefined;
    if (notation) mark(notation);
    if (next || within) mark('marked');
    next = false;
  }
  return {code: lines.join('\n'), marks};
}
