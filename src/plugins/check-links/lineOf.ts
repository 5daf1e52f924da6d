/** Returns the line of a file that a link is written on, `undefined` where it cannot be told. */
export function lineOf(text: string, link: string): number | undefined {
  const line = text.split('\n').findIndex(one => one.includes(link));
  return line < 0 ? undefined : line + 1;
}
