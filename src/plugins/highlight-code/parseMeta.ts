/** What the words after the language of a fence ask for. */
export interface CodeMeta {
  title?: string;
  /** Number of the first line where lines are numbered. */
  firstLine?: number;
  /** Marked lines, counted from 1. */
  marked: Set<number>;
}

function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap(range => {
    const [from = NaN, to = from] = range.split('-').map(Number);
    return from >= 1 && to >= from ? Array.from({length: to - from + 1}, (_, index) => from + index) : [];
  });
}

/**
 * Reads the meta string of a fence: `title="app.js" {1,3-5} showLineNumbers` or `showLineNumbers=10`. Words it does
 * not know are somebody else's and are passed over.
 */
export function parseMeta(meta: string): CodeMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(meta);
  const ranges = /\{([\d\s,-]+)\}/.exec(meta)?.[1];
  return {
    ...(title && {title: title[1] ?? title[2]}),
    ...(numbers && {firstLine: Number(numbers[1] ?? 1)}),
    marked: new Set(ranges ? linesOf(ranges) : []),
  };
}
